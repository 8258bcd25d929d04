import type { CallTable, PolicyTable } from '@bidwright/service-testing';

/** Anyone chooses from a list, Admins keep it. */
const list: PolicyTable[string] = {
  // no role, User, Operations, Project Manager, Team Lead, Admin
  read: ['*', '*', '*', '*', '*', '*'],
  create: ['-', '-', '-', '-', '-', '*'],
  update: ['-', '-', '-', '-', '-', '*'],
  merge: ['-', '-', '-', '-', '-', '*'],
  export: ['-', '-', '-', '-', '-', '*'],
  bulk: ['-', '-', '-', '-', '-', '*'],
  import: ['-', '-', '-', '-', '-', '*'],
};

const byAdmins = ['-', '-', '-', '-', '-', '*'] as const;
const byNobody = ['-', '-', '-', '-', '-', '-'] as const;
/** Nobody but Admins does something with many records at once. */
const many = { export: byAdmins, bulk: byAdmins, import: byAdmins };
const byBidders = ['-', '-', '*', '*', '*', '*'] as const;
const byThePerson = ['o', 'o', 'o', 'o', 'o', '*'] as const;

/** Who may do what with people, companies and lists: `o` is the person's own record. */
export const policy: PolicyTable = {
  bpas: list,
  budgetTypes: list,
  chances: list,
  companyTypes: list,
  holidays: list,
  opportunityOwner: list,
  opportunityStatus: list,
  projectTypes: list,
  sectionTitles: list,
  skills: { ...list, create: byBidders },
  sources: list,
  teams: list,
  companies: {
    read: byBidders,
    create: byBidders,
    update: ['-', '-', '*', '-', '-', '*'],
    merge: byAdmins,
    ...many,
    'update.status': byAdmins,
    'read.conflictOfInterest': byAdmins,
    'update.conflictOfInterest': byAdmins,
    'contacts read': byBidders,
    'contacts create': byBidders,
    'contacts update': byBidders,
    'contacts remove': byAdmins,
    'contacts export': byAdmins,
    'contacts import': byAdmins,
    'bpas read': byAdmins,
    'bpas create': byAdmins,
    'bpas update': byAdmins,
    'bpas remove': byAdmins,
    'bpas export': byAdmins,
    'bpas import': byAdmins,
  },
  accountDefaults: { read: byAdmins, create: byAdmins, update: byAdmins, merge: byNobody, ...many },
  salaryProjections: { read: byAdmins, create: byAdmins, update: byAdmins, merge: byNobody, ...many },
  photos: {
    read: ['*', '*', '*', '*', '*', '*'],
    create: byThePerson,
    update: byThePerson,
    merge: byNobody,
    export: byAdmins,
    bulk: byAdmins,
    import: byNobody,
    'file read': ['*', '*', '*', '*', '*', '*'],
    'file write': byThePerson,
    'file remove': byThePerson,
  },
  users: {
    read: ['*', '*', '*', '*', '*', '*'],
    create: byAdmins,
    update: byThePerson,
    merge: byAdmins,
    ...many,
    'update.email': byAdmins,
    'update.permissions': byAdmins,
    'update.companies': byAdmins,
    'update.teams': byAdmins,
    'update.manager': byAdmins,
    'update.position': byAdmins,
    'update.region': byAdmins,
    'update.status': byAdmins,
    'update.showActuals': byAdmins,
    'read.showActuals': byThePerson,
    'update.showProjections': byAdmins,
    'read.showProjections': byThePerson,
    'update.expirationDate': byAdmins,
    'read.expirationDate': byThePerson,
    'update.capacity': byAdmins,
    'read.capacity': ['o', 'o', '*', '*', '*', '*'],
    'read.notifications': byThePerson,
    'read.calendar': byThePerson,
    'read.oppPerformance': byThePerson,
  },
};

/** Accounts come with their persons. Services ask each other about people; persons do not reach that. */
export const ownCalls: CallTable = {
  'POST /api/admin/addStarters': byAdmins,
  'POST /api/admin/companyTwins': byAdmins,
  'POST /api/admin/copySalaries': byAdmins,
  'POST /api/admin/createUser': byAdmins,
  'POST /api/admin/merges': byAdmins,
  'POST /api/admin/recordAudit': byAdmins,
  'POST /api/admin/setupState': byAdmins,
  'POST /api/admin/undoMerge': byAdmins,
  'POST /internal/person': byNobody,
  'POST /internal/users': byNobody,
  'POST /internal/users/roles': byNobody,
  'POST /internal/users/list': byNobody,
  'POST /internal/users/change': byNobody,
};
