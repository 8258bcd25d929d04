import type { CallTable, PolicyTable } from '@bidwright/service-testing';

/** Who may do what with plans and hours: `o` own months, `t` of people of my teams, `b` on bids of my teams, `m` on bids I manage. */
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
  actuals: {
    read: ['Ao', 'Ao', '*', 'A*', 'A*', '*'],
    create: ['-', '-', '*', 'Abm', 'Atbm', '*'],
    update: ['-', '-', '*', 'Abm', 'Atbm', '*'],
    merge: ['-', '-', '-', '-', '-', '-'],
    export: ['-', '-', '*', '-', '-', '*'],
    bulk: ['-', '-', '-', '-', '-', '*'],
    import: ['-', '-', '*', '-', '-', '*'],
  },
  personSkills: {
    read: ['o', 'o', '*', '*', '*', '*'],
    create: ['o', 'o', '*', '*', '*', '*'],
    update: ['o', 'o', '*', '*', '*', '*'],
    merge: ['-', '-', '-', '-', '-', '-'],
    export: ['-', '-', '-', '-', '-', '*'],
    bulk: ['-', '-', '-', '-', '-', '*'],
    import: ['-', '-', '-', '-', '-', '*'],
  },
  leaves: {
    read: ['o', 'o', '*', '*', '*', '*'],
    create: ['o', 'o', '*', '*', '*', '*'],
    update: ['o', 'o', '*', '*', '*', '*'],
    merge: ['-', '-', '-', '-', '-', '-'],
    export: ['-', '-', '-', '-', '-', '*'],
    bulk: ['-', '-', '-', '-', '-', '*'],
    import: ['-', '-', '*', '*', '*', '*'],
  },
};

export const ownCalls: CallTable = {
  // It adds up what the asker may see, if only the own months.
  'POST /api/ftes/capacity': ['*', '*', '*', '*', '*', '*'],
  // It answers the roles of bids whose plans the asker may see.
  'POST /api/ftes/openRoles': ['*', '*', '*', '*', '*', '*'],
  // Leads and managers need the flag showProjections, which nobody has here.
  'POST /api/ftes/savePlans': ['-', '-', '-', '-', '-', '*'],
  'POST /api/ftes/handOverPlans': ['-', '-', '-', '-', '-', '*'],
  // Of hours they need showActuals.
  'POST /api/ftes/saveActuals': ['-', '-', '*', '-', '-', '*'],
  'POST /api/ftes/hoursSheet': ['-', '-', '*', '-', '-', '*'],
  'POST /api/ftes/tryHours': ['-', '-', '*', '-', '-', '*'],
  'POST /api/ftes/importHours': ['-', '-', '*', '-', '-', '*'],
  // Without somebody named it is about oneself.
  'POST /api/ftes/personMonths': ['*', '*', '*', '*', '*', '*'],
  'POST /api/ftes/report': ['-', '-', '-', '-', '-', '*'],
  'POST /api/ftes/reportFile': ['-', '-', '-', '-', '-', '*'],
  'POST /api/ftes/planAgainstActual': ['-', '-', '*', '-', '-', '*'],
};
