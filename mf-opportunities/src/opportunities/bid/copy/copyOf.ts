import { emptyInput } from '@bidwright/contract-kit';
import { type OpportunityInput, opportunities, sections } from '@bidwright/contract-opportunities';
import { type BidField, type Contract, fieldsIn } from '../../field/fieldRules.ts';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';

/** new: another bid like it. recompete: the bid for the same work when its contract ends. */
export const copyKinds = ['new', 'recompete'] as const;
export type CopyKind = (typeof copyKinds)[number];

/** What the form asks of each bid anew, beside its dates and its number: how it stands, and what was said of this one. */
const ownOfEach: ReadonlySet<string> = new Set([
  'nickname',
  'linkToPosting',
  'opportunityStatus',
  'dueTime',
  'initialThoughts',
  'amountKind',
  'chance',
  'isRecompete',
  'originalOpportunity',
] satisfies BidField['name'][]);

/** The fields that another bid has from the one it is like: of those of the form. Standing and outcome come with what happens to a bid. */
export const copiedFieldsOf = (of: Contract, form: Record<string, readonly string[]>): BidField['name'][] =>
  fieldsIn(of)
    .filter(({ kind, code, name }) => kind !== 'date' && !code && !ownOfEach.has(name))
    .map(({ name }) => name)
    .filter((name) => Object.values(form).some((names) => names.includes(name)));

/** The start of a new bid that is like another one. */
export const copyOf = (record: OpportunityRecord, kind: CopyKind): OpportunityInput => ({
  ...emptyInput(opportunities),
  ...Object.fromEntries(copiedFieldsOf(opportunities, sections).map((name) => [name, record[name]])),
  ...(kind === 'recompete' && {
    isRecompete: true,
    originalOpportunity: { id: record.id, name: record.solicitationName },
  }),
});
