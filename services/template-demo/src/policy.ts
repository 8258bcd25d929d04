import type { PolicyTable } from '@bidwright/service-testing';

/** Everybody plays with the own copy of the demo: `o`. */
export const policy: PolicyTable = {
  posts: {
    // no role, User, Operations, Project Manager, Team Lead, Admin
    read: ['o', 'o', 'o', 'o', 'o', 'o'],
    create: ['-', '-', '-', '-', '-', '-'],
    update: ['o', 'o', 'o', 'o', 'o', 'o'],
    merge: ['-', '-', '-', '-', '-', '-'],
    export: ['-', '-', '-', '-', '-', '-'],
    bulk: ['-', '-', '-', '-', '-', '-'],
    import: ['-', '-', '-', '-', '-', '-'],
  },
};
