import type { CallTable, PolicyTable } from '@bidwright/service-testing';

type Row = PolicyTable[string][string];

const byAdmins: Row = ['-', '-', '-', '-', '-', '*'];

const byNobody: Row = ['-', '-', '-', '-', '-', '-'];

/** Who does what with the library: `t` with texts of their teams, `k` with those they keep, `m` with files they sent. */
interface Position {
  readers: Row;
  creators: Row;
  keepers: Row;
  senders: Row;
  /** Who changes a note of a use or a comment: who wrote it, and of uses Admins too. */
  users: Row;
  commenters: Row;
}

/** The library is for Admins, and once it is opened those who write bids read, copy and add to it. */
export const positions = {
  closed: {
    readers: byAdmins,
    creators: byAdmins,
    keepers: byAdmins,
    senders: byAdmins,
    users: byAdmins,
    commenters: ['-', '-', '-', '-', '-', '*c'],
  },
  opened: {
    readers: ['-', '-', '-', '*', '*', '*'],
    creators: ['-', '-', '-', 't', 't', '*'],
    keepers: ['-', '-', '-', 'k', 'k', '*'],
    senders: ['-', '-', '-', 'm', 'm', '*'],
    users: ['-', '-', '-', '*c', '*c', '*'],
    commenters: ['-', '-', '-', '*c', '*c', '*c'],
  },
} satisfies Record<string, Position>;

const withFile = ({ readers, senders }: Position): PolicyTable[string] => ({
  read: readers,
  create: readers,
  update: senders,
  merge: byNobody,
  export: byAdmins,
  bulk: byAdmins,
  import: byNobody,
  'file read': readers,
  'file write': senders,
  'file remove': senders,
});

export const policyOf = (position: Position): PolicyTable => {
  const { readers, creators, keepers, users, commenters } = position;
  return {
    rfpContent: {
      // no role, User, Operations, Project Manager, Team Lead, Admin
      read: readers,
      create: creators,
      update: keepers,
      'update.status': byAdmins,
      merge: byNobody,
      export: byAdmins,
      bulk: byAdmins,
      import: byAdmins,
      'changeLog read': readers,
      'uses read': readers,
      'uses create': readers,
      'uses update': users,
      'uses remove': users,
      'uses export': byAdmins,
      'uses import': byAdmins,
      'reviews read': readers,
      'reviews create': byNobody,
      'reviews update': byNobody,
      'reviews remove': byNobody,
      'reviews export': byAdmins,
      'reviews import': byNobody,
      'comments read': readers,
      'comments create': readers,
      'comments update': commenters,
      'comments remove': commenters,
      'comments export': byAdmins,
      'comments import': byAdmins,
    },
    images: withFile(position),
    files: withFile(position),
  };
};

/** Which texts somebody may review, the call itself looks at. */
export const ownCallsOf = ({ readers }: Position): CallTable => ({
  'POST /api/rfp-library/test': readers,
  'POST /api/rfp-library/found': readers,
  'POST /api/rfp-library/reuse': readers,
  'POST /api/rfp-library/use': readers,
  'POST /api/rfp-library/review': readers,
  'POST /api/rfp-library/proposeAnswers': readers,
  'POST /api/rfp-library/similar': readers,
  'POST /api/rfp-library/years': readers,
  'POST /api/rfp-library/sections': byAdmins,
  'POST /api/rfp-library/report': byAdmins,
  'POST /api/rfp-library/reportFile': byAdmins,
});
