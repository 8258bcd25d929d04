import { randomUUID } from 'node:crypto';
import { fieldOf } from '@bidwright/contract-kit';
import {
  fieldsToList,
  type OpportunityInput,
  opportunities,
  sampleOpportunity,
  usualColumns,
} from '@bidwright/contract-opportunities';
import { connect, tableOf } from '@bidwright/service-kit';
import { sql } from 'kysely';

const col = opportunities.name;

/** What the list of bids asks for as it is first opened. */
const fields = fieldsToList(usualColumns);

/** What says whether the reader may change them: it is read, and not shown. */
const deciding: (keyof OpportunityInput)[] = ['primaryTeam', 'rfpManager', 'ownerUser'];

/** The columns that hold all of it, but for lists of references. */
export const columns = [
  'id',
  'version',
  'addedById',
  ...new Set(
    [...fields.map(fieldOf), ...deciding].flatMap((name) => tableOf(opportunities).codecs.get(name)?.columns ?? []),
  ),
];

/** What is due next stands first. */
const first: keyof OpportunityInput = 'dueDate';

/** The list that is due next. */
export const list = JSON.stringify({
  col,
  where: [{ field: 'status', is: 'eq', value: 'Active' }],
  sort: { field: first },
  limit: 50,
  fields,
});

/** One record of a database, as its page asks for it. */
export const record = async (url: string): Promise<string> => {
  const db = connect(url);
  const { rows } = await sql<{ id: string }>`select id from opportunities order by dateCreated limit 1`.execute(db);
  await db.destroy();
  return JSON.stringify({ col, id: rows[0]?.id ?? '', changeLog: false });
};

/** A bid that no other one is like, of one of some thousand clients. */
export const newBid = (): string => {
  const word = randomUUID();
  const client = { id: `client-${word.slice(0, 3)}`, name: `Office ${word.slice(0, 3)}` };
  const bid = sampleOpportunity({ client, solicitationName: `${word} ${word}`, solicitationNumber: word });
  return JSON.stringify({ col, ...bid });
};
