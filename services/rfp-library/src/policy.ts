import type { CallTable, PolicyTable } from '@bidwright/service-kit/testing';

const byAdmins = ['-', '-', '-', '-', '-', '*'] as const;

/** Among Admins, who wrote it. */
const byWriters = ['-', '-', '-', '-', '-', '*c'] as const;

const byNobody = ['-', '-', '-', '-', '-', '-'] as const;

const withFile: PolicyTable[string] = {
  read: byAdmins,
  create: byAdmins,
  update: byAdmins,
  merge: byNobody,
  export: byAdmins,
  bulk: byAdmins,
  import: byNobody,
  'file read': byAdmins,
  'file write': byAdmins,
  'file remove': byAdmins,
};

/** The library is for Admins. */
export const policy: PolicyTable = {
  rfpContent: {
    // no role, User, Operations, Project Manager, Team Lead, Admin
    read: byAdmins,
    create: byAdmins,
    update: byAdmins,
    merge: byNobody,
    export: byAdmins,
    bulk: byAdmins,
    import: byAdmins,
    'changeLog read': byAdmins,
    'uses read': byAdmins,
    'uses create': byAdmins,
    'uses update': byAdmins,
    'uses remove': byAdmins,
    'uses import': byAdmins,
    'reviews read': byAdmins,
    'reviews create': byNobody,
    'reviews update': byNobody,
    'reviews remove': byNobody,
    'reviews import': byNobody,
    'comments read': byAdmins,
    'comments create': byAdmins,
    'comments update': byWriters,
    'comments remove': byWriters,
    'comments import': byAdmins,
  },
  images: withFile,
  files: withFile,
};

export const ownCalls: CallTable = {
  'POST /api/rfp-library/test': byAdmins,
  'POST /api/rfp-library/reuse': byAdmins,
  'POST /api/rfp-library/use': byAdmins,
  'POST /api/rfp-library/review': byAdmins,
  'POST /api/rfp-library/report': byAdmins,
  'POST /api/rfp-library/reportFile': byAdmins,
  'POST /api/rfp-library/similar': byAdmins,
  'POST /api/rfp-library/sections': byAdmins,
};
