import type { CallTable, PolicyTable } from '@bidwright/service-testing';

/**
 * Who may do what with bids and their documents: `t` of the person's teams, `m` managed by the person; among documents `k`
 * those of contracts.
 */
export const policy: PolicyTable = {
  opportunities: {
    // no role, User, Operations, Project Manager, Team Lead, Admin
    read: ['-', '-', '*', '*', '*', '*'],
    create: ['-', '-', '-', '*', '*', '*'],
    update: ['-', '-', 'm', 'tm', 'tm', '*'],
    merge: ['-', '-', '-', '-', '-', '*'],
    export: ['-', '-', '*', '*', '*', '*'],
    bulk: ['-', '-', '-', 'tm', 't', '*'],
    import: ['-', '-', '-', '-', '-', '*'],
    'update.status': ['-', '-', '-', '-', 'm', '*'],
    'changeLog read': ['-', '-', '*', '*', '*', '*'],
    'decisions read': ['-', '-', '*', '*', '*', '*'],
    'decisions create': ['-', '-', '-', 'm', 't', '*'],
    'decisions update': ['-', '-', '-', '-', '-', '-'],
    'decisions remove': ['-', '-', '-', '-', '-', '-'],
    'decisions export': ['-', '-', '-', '-', '-', '*'],
    'decisions import': ['-', '-', '-', '-', '-', '*'],
    'contacts read': ['-', '-', '*', '*', '*', '*'],
    'contacts create': ['-', '-', '*', 'tm', 'tm', '*'],
    'contacts update': ['-', '-', '-', '-', '-', '-'],
    'contacts remove': ['-', '-', '*', 'tm', 'tm', '*'],
    'contacts export': ['-', '-', '-', '-', '-', '*'],
    'contacts import': ['-', '-', '-', '-', '-', '*'],
    'actualCosts read': ['-', '-', '*', 'A*', 'A*', '*'],
    'actualCosts create': ['-', '-', '*', '-', '-', '*'],
    'actualCosts update': ['-', '-', '*', '-', '-', '*'],
    'actualCosts remove': ['-', '-', '*', '-', '-', '*'],
    'actualCosts export': ['-', '-', '-', '-', '-', '*'],
    'actualCosts import': ['-', '-', '*', '-', '-', '*'],
    'amounts read': ['-', '-', 'P*', 'P*', 'P*', '*'],
    'amounts create': ['-', '-', '-', 'Ptm', 'Ptm', '*'],
    'amounts update': ['-', '-', '-', 'Ptm', 'Ptm', '*'],
    'amounts remove': ['-', '-', '-', 'Ptm', 'Ptm', '*'],
    'amounts export': ['-', '-', '-', '-', '-', '*'],
    'amounts import': ['-', '-', '-', '-', '-', '*'],
    'comments read': ['-', '-', '*', '*', '*', '*'],
    'comments create': ['-', '-', '*', '*', '*', '*'],
    'comments update': ['-', '-', '*c', '*c', '*c', '*'],
    'comments remove': ['-', '-', '*c', '*c', '*c', '*'],
    'comments export': ['-', '-', '-', '-', '-', '*'],
    'comments import': ['-', '-', '-', '-', '-', '*'],
    'followers read': ['-', '-', '*', '*', '*', '*'],
    'followers create': ['-', '-', '*', '*', '*', '*'],
    'followers update': ['-', '-', '-', '-', '-', '-'],
    'followers remove': ['-', '-', '*c', '*c', '*c', '*'],
    'followers export': ['-', '-', '-', '-', '-', '*'],
    'followers import': ['-', '-', '-', '-', '-', '*'],
  },
  documents: {
    read: ['-', '-', '*', '*', '*', '*'],
    create: ['-', '-', 'k', 'tm', 'tm', '*'],
    update: ['-', '-', 'k', 'tm', 'tm', '*'],
    merge: ['-', '-', '-', '-', '-', '-'],
    export: ['-', '-', '-', '-', '-', '*'],
    bulk: ['-', '-', '-', '-', '-', '*'],
    import: ['-', '-', '-', '-', '-', '-'],
    'file read': ['-', '-', '*', '*', '*', '*'],
    'file write': ['-', '-', 'k', 'tm', 'tm', '*'],
    'file remove': ['-', '-', 'k', 'tm', 'tm', '*'],
  },
  scorecards: {
    read: ['-', '-', '*', '*', '*', '*'],
    create: ['-', '-', '-', '-', '-', '*'],
    update: ['-', '-', '-', '-', '-', '*'],
    merge: ['-', '-', '-', '-', '-', '-'],
    export: ['-', '-', '-', '-', '-', '*'],
    bulk: ['-', '-', '-', '-', '-', '*'],
    import: ['-', '-', '-', '-', '-', '*'],
  },
};

/**
 * Who may make the calls beside those of collections. Reports that are for Admins alone refuse the others; which bid
 * somebody may decide about, the call itself looks at.
 */
export const ownCalls: CallTable = {
  'POST /api/opportunities/board': ['-', '-', '*', '*', '*', '*'],
  'POST /api/opportunities/report': ['-', '-', '*', '*', '*', '*'],
  'POST /api/opportunities/reportFile': ['-', '-', '*', '*', '*', '*'],
  'POST /api/opportunities/reportRecords': ['-', '-', '*', '*', '*', '*'],
  'POST /api/opportunities/duplicates': ['-', '-', '*', '*', '*', '*'],
  'POST /api/opportunities/experience': ['-', '-', '*', '*', '*', '*'],
  'POST /api/opportunities/followed': ['-', '-', '*', '*', '*', '*'],
  'GET /api/opportunities/feeds/calendar.ics': ['-', '-', '*', '*', '*', '*'],
  'POST /api/opportunities/calendarFile': ['-', '-', '*', '*', '*', '*'],
  'POST /api/opportunities/paces': ['-', '-', '*', '*', '*', '*'],
  'POST /api/opportunities/risks': ['-', '-', '*', '*', '*', '*'],
  'POST /api/opportunities/contractFigures': ['-', '-', '*', '*', '*', '*'],
  'POST /api/opportunities/projectView': ['-', '-', '*', '*', '*', '*'],
  'POST /api/opportunities/wonIn': ['-', '-', '*', '*', '*', '*'],
  'POST /api/opportunities/sendDecision': ['-', '-', '-', '*', '*', '*'],
};
