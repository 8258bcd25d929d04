import { startedLists, starters, type addStarters as stated } from '@bidwright/contract-admin';
import type { AnswerOf, AskedOf } from '@bidwright/contract-kit';
import { type Author, createRecord, type Service, selectRecords, transact, untilWritten } from '@bidwright/service-kit';
import type { Db } from '../tables.ts';

type Asked = AskedOf<typeof stated>['entries'][number];

/** More than anybody keeps in such a list. */
const maxEntries = 5000;

const nameKey = (name: string) => name.trim().toLowerCase();

const listNamed = (col: string) => {
  const found = startedLists.find(({ name }) => name === col);
  if (!found) throw new Error(`No list of starters is called ${col}`);
  return found;
};

/** Adds to one list what it has not yet, behind what it has, in the starters' own order; answers how many. */
const addTo = async (service: Service<Db>, db: Db, col: string, entries: Asked[], by: Author): Promise<number> => {
  const resource = service.resource(listNamed(col));
  const found = await selectRecords(db, resource.table, { limit: maxEntries });
  const names = new Set(found.map(({ name }) => nameKey(name)));
  let order = Math.max(0, ...found.map((one) => one.order ?? 0));
  let made = 0;
  for (const [key, fields] of Object.entries(starters[col] ?? {})) {
    const name = entries.find((one) => one.key === key)?.name;
    if (name === undefined || names.has(nameKey(name))) continue;
    order += 1;
    made += 1;
    names.add(nameKey(name));
    await createRecord(db, resource, { ...fields, name, order }, by);
  }
  return made;
};

/** Adds chosen starters, all or none. */
export const addStarters = (
  service: Service<Db>,
  db: Db,
  { entries }: AskedOf<typeof stated>,
  by: Author,
): Promise<AnswerOf<typeof stated>> =>
  untilWritten(db, () =>
    transact(db, service.eventSink, async (trx) => {
      let made = 0;
      for (const [col, some] of Map.groupBy(entries, (one) => one.col))
        made += await addTo(service, trx, col, some, by);
      return { made, kept: entries.length - made };
    }),
  );
