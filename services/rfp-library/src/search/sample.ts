import type { Entry } from './entry.ts';

/** An entry for the index; tests say what differs. */
export const sampleEntry = (overrides: Partial<Entry>): Entry => ({
  id: 'entry-1',
  stamp: '1',
  isActive: true,
  proposalYear: 2026,
  dateCreated: 1,
  sectionTitle: 'Approach',
  opportunity: 'River gauges',
  internalStaffName: '',
  externalContractor: '',
  rfpContent: 'We begin with a pilot.',
  documentText: '',
  opportunityId: null,
  statusId: null,
  pastOppId: null,
  pastOppName: '',
  pastNicknames: [],
  externalContractorId: null,
  internalStaffId: null,
  sectionTitleId: 'title-1',
  teams: [],
  hasDiagram: false,
  hasCallOut: false,
  ...overrides,
});
