import type { Reference } from '@bidwright/contract-kit';
import type { Db } from '../tables.ts';

type Named = Reference | null;

/** Copies by their collection, with the fields that are kept of each. */
export interface Watched {
  'admin.users': {
    name: string | null;
    email: string;
    permissions: string[];
    teams: Reference[];
    manager: { id: string | null; name: string } | null;
    status: string;
  };
  'admin.teams': { name: string; lead: Named; status: string };
  'admin.opportunityOwner': { name: string; user: Named };
  'admin.opportunityStatus': { name: string; category: string };
  'opportunities.opportunities': {
    solicitationName: string;
    opportunityStatus: Named;
    opportunityOwner: Named;
    rfpManager: Named;
    primaryTeam: Named;
    teamsInvolved: Reference[];
    dueDate: string | null;
    dateQnA: string | null;
    decisionDueDate: string | null;
    status: string;
  };
  'opportunities.opportunities/comments': { addedBy: Named };
  'opportunities.opportunities/followers': { addedBy: Named };
  'opportunities.documents': {
    name: string | null;
    documentType: { label?: string; value?: string } | string | null;
    opportunityId: string | null;
    endDate: string | null;
    status: string;
  };
  'rfp-library.rfpContent': {
    sectionTitle: Named;
    owner: Named;
    reviewDue: string | null;
    status: string;
  };
}

export type WatchedName = keyof Watched;
export type Bid = Watched['opportunities.opportunities'] & { id: string };
export type WatchedUser = Watched['admin.users'] & { id: string };

type Copy<Name extends WatchedName> = Watched[Name] & { id: string };

/** Rows that are read at once. */
const page = 1000;

const copyIn = <Name extends WatchedName>({ id, record }: { id: string; record: unknown }): Copy<Name> =>
  Object.assign(record as Watched[Name], { id });

const select = (db: Db, col: WatchedName) => db.selectFrom('watched').select(['id', 'record']).where('col', '=', col);

/** The copy of one record. */
export const copyOf = async <Name extends WatchedName>(
  db: Db,
  col: Name,
  id: string | null | undefined,
): Promise<Copy<Name> | undefined> => {
  if (!id) return undefined;
  const row = await select(db, col).where('id', '=', id).executeTakeFirst();
  return row && copyIn<Name>(row);
};

/** All copies of a collection, or those that are looked up by the record `ref`. */
export async function* copiesOf<Name extends WatchedName>(db: Db, col: Name, ref?: string): AsyncGenerator<Copy<Name>> {
  let after = '';
  while (true) {
    const rows = await select(db, col)
      .where('id', '>', after)
      .$if(ref !== undefined, (query) => query.where('ref', '=', ref ?? ''))
      .orderBy('id')
      .limit(page)
      .execute();
    for (const row of rows) yield copyIn<Name>(row);
    const last = rows.at(-1);
    if (!last || rows.length < page) return;
    after = last.id;
  }
}

/** All of them in one list, where they are few. */
export const allCopies = async <Name extends WatchedName>(db: Db, col: Name, ref?: string): Promise<Copy<Name>[]> => {
  const copies: Copy<Name>[] = [];
  for await (const copy of copiesOf(db, col, ref)) copies.push(copy);
  return copies;
};
