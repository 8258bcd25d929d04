import type { CallTable, PolicyTable } from '@bidwright/service-testing';

/** Who may do what with plans: `o` own months, `t` of people of my teams, `b` on bids of my teams, `m` on bids I manage. */
export const policy: PolicyTable = {
  projections: {
    // no role, User, Operations, Project Manager, Team Lead, Admin
    read: ['o', 'o', '*', 'P*|obm', 'P*|ot', '*'],
    create: ['-', '-', '-', 'Pbm', 'Pbm', '*'],
    update: ['-', '-', '-', 'Pbm', 'Pbm', '*'],
    merge: ['-', '-', '-', '-', '-', '-'],
    export: ['-', '-', '-', '-', '-', '*'],
    bulk: ['-', '-', '-', '-', '-', '*'],
    import: ['-', '-', '-', '-', '-', '*'],
  },
};

export const ownCalls: CallTable = {
  // It adds up what the asker may see, if only the own months.
  'POST /api/ftes/capacity': ['*', '*', '*', '*', '*', '*'],
  // Leads and managers need the flag showProjections, which nobody has here.
  'POST /api/ftes/savePlans': ['-', '-', '-', '-', '-', '*'],
};
