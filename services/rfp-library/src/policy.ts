import type { CallTable, PolicyTable } from '@bidwright/service-kit/testing';

type Row = PolicyTable[string][string];

const byAdmins: Row = ['-', '-', '-', '-', '-', '*'];

const byNobody: Row = ['-', '-', '-', '-', '-', '-'];

/** Who reads and writes the library, and who changes a comment: among them, who wrote it. */
interface Position {
  readers: Row;
  writers: Row;
}

/** The library is for Admins, and once it is opened for those who write bids. */
export const positions = {
  closed: { readers: byAdmins, writers: ['-', '-', '-', '-', '-', '*c'] },
  opened: { readers: ['-', '-', '-', '*', '*', '*'], writers: ['-', '-', '-', '*c', '*c', '*c'] },
} satisfies Record<string, Position>;

const withFile = ({ readers }: Position): PolicyTable[string] => ({
  read: readers,
  create: readers,
  update: readers,
  merge: byNobody,
  export: byAdmins,
  bulk: byAdmins,
  import: byNobody,
  'file read': readers,
  'file write': readers,
  'file remove': readers,
});

export const policyOf = (position: Position): PolicyTable => {
  const { readers, writers } = position;
  return {
    rfpContent: {
      // no role, User, Operations, Project Manager, Team Lead, Admin
      read: readers,
      create: readers,
      update: readers,
      merge: byNobody,
      export: byAdmins,
      bulk: byAdmins,
      import: byAdmins,
      'changeLog read': readers,
      'uses read': readers,
      'uses create': readers,
      'uses update': readers,
      'uses remove': readers,
      'uses import': byAdmins,
      'reviews read': readers,
      'reviews create': byNobody,
      'reviews update': byNobody,
      'reviews remove': byNobody,
      'reviews import': byNobody,
      'comments read': readers,
      'comments create': readers,
      'comments update': writers,
      'comments remove': writers,
      'comments import': byAdmins,
    },
    images: withFile(position),
    files: withFile(position),
  };
};

export const ownCallsOf = ({ readers }: Position): CallTable => ({
  'POST /api/rfp-library/test': readers,
  'POST /api/rfp-library/reuse': readers,
  'POST /api/rfp-library/use': readers,
  'POST /api/rfp-library/review': readers,
  'POST /api/rfp-library/similar': readers,
  'POST /api/rfp-library/sections': readers,
  'POST /api/rfp-library/report': byAdmins,
  'POST /api/rfp-library/reportFile': byAdmins,
});
