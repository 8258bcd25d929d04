import { message, type Person } from '@bidwright/contract-kit';
import {
  lacking,
  lacksNeeds,
  type Missing,
  type Needs,
  nameOfMissing,
  type OpportunityInput,
} from '@bidwright/contract-opportunities';
import en from '@bidwright/contract-opportunities/locales/en.json' with { type: 'json' };
import { type Author, Problem } from '@bidwright/service-kit';
import { justChanged } from './restore.ts';
import type { Db } from './tables.ts';

const words: Partial<Record<string, string>> = en;

/** What programs read: `Document: RFP`, `Winning amount`. */
const inWords = (missing: Missing): string =>
  'field' in missing
    ? (words[`opportunities.field.${missing.field}`] ?? missing.field)
    : en['opportunities.missing.document'].replace(
        '{type}',
        words[`opportunities.documentType.${missing.document}`] ?? missing.document,
      );

const documentsOf = async (db: Db, id: string): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('documents')
    .select('documentType')
    .distinct()
    .where('opportunityId', '=', id)
    .where('status', '=', 'Active')
    .execute();
  return new Set(rows.map(({ documentType }) => documentType));
};

/** Has the person moved the bid out of this status just now? */
const isTakenBack = async (db: Db, id: string, { opportunityStatus }: OpportunityInput, person: Person) =>
  (await justChanged(db, id, 'opportunityStatus', person))?.fromId === opportunityStatus.id;

/**
 * A bid comes to a status only with what the status asks for; where it was just now it may go back to. One that is not there yet
 * has no documents. What services bring of themselves is not refused.
 */
export const mustHaveNeeds = async (
  db: Db,
  bid: OpportunityInput,
  needs: Needs,
  { person }: Author,
  id?: string,
): Promise<void> => {
  if (!person) return;
  const present = id && needs.documents.length > 0 ? await documentsOf(db, id) : new Set<string>();
  const missing = lacking(needs, bid, present);
  if (missing.length === 0 || (id && (await isTakenBack(db, id, bid, person)))) return;
  const status = bid.opportunityStatus.name;
  throw new Problem(422, lacksNeeds, `${status} needs: ${missing.map(inWords).join(', ')}`, {
    fields: Object.fromEntries(missing.map((one) => [nameOfMissing(one), message('opportunities.needed', { status })])),
  });
};
