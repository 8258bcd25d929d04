import type { PolicyTable } from '@bidwright/service-kit/testing';

const byAdmins = ['-', '-', '-', '-', '-', '*'] as const;

/** The library is for Admins. */
export const policy: PolicyTable = {
  rfpContent: {
    // no role, User, Operations, Project Manager, Team Lead, Admin
    read: byAdmins,
    create: byAdmins,
    update: byAdmins,
    'uses read': byAdmins,
    'uses create': byAdmins,
    'uses update': byAdmins,
    'uses remove': byAdmins,
    'reviews read': byAdmins,
    'reviews create': byAdmins,
    'reviews update': byAdmins,
    'reviews remove': byAdmins,
  },
};
