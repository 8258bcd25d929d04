import {
  choice,
  collection,
  count,
  longText,
  object,
  type Person,
  type RecordOf,
  reference,
  references,
  status,
  text,
} from '@bidwright/contract-kit';

const adminsOnly = (person: Person) => (person.permissions.includes('Admin') ? 'all' : 'none');

/** Proposal text that was sent once and may be used again. */
export const rfpContent = collection({
  name: 'rfpContent',
  service: 'rfp-library',
  input: object({
    sectionTitle: reference('sectionTitles').required(),
    rfpContent: longText(100_000).required(),
    opportunity: reference('opportunities'),
    /** The copy of the opportunity's status. */
    oppStatus: reference('opportunityStatus'),
    pastOpp: reference('opportunities'),
    externalContractor: text(200),
    internalStaffName: text(200),
    callOutBox: text(2000),
    diagramImage: choice(['Yes', 'No']),
    teams: references('teams'),
    proposalYear: count(),
    status: status(),
  }),
  search: ['sectionTitle', 'opportunity', 'rfpContent'],
  sort: 'proposalYear',
  rights: { read: adminsOnly, create: adminsOnly, update: adminsOnly },
  derive: (record) => ({ teamArray: record.teams.map(({ id }) => id) }),
  derivedFrom: { teamArray: 'teams.id' },
});

export type RfpContent = RecordOf<typeof rfpContent> & { teamArray: string[] };
