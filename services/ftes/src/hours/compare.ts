import { type Actual, type ImportedHours, monthAt, monthLabel, monthNumber } from '@bidwright/contract-ftes';
import type { Db, Tables } from '../tables.ts';
import type { SaidHours } from './sums.ts';

type Counts = ImportedHours['counts'];

/** A record as far as hours are compared with it. */
interface Kept {
  id: string;
  version: number;
  isActive: boolean;
  hours: ReadonlyMap<number, number>;
}

const columns = ['id', 'version', 'fteId', 'opportunityId', 'entries', 'status'] as const;

type Row = Pick<Tables['actuals'], (typeof columns)[number]>;

const keyOf = (person: string, bid: string) => `${person} ${bid}`;

const entriesIn = (text: string): Actual['entries'] => JSON.parse(text);

const keptOf = ({ id, version, entries, status }: Row): Kept => ({
  id,
  version: Number(version),
  isActive: status === 'Active',
  hours: new Map(entriesIn(entries).map((entry) => [monthNumber(entry), entry.hours])),
});

/** People whose records are read at once. */
const atOnce = 500;

const keptFor = async (db: Db, said: readonly SaidHours[]): Promise<Map<string, Kept>> => {
  const people = [...new Set(said.map(({ fte }) => fte.id))];
  const kept = new Map<string, Kept>();
  for (let at = 0; at < people.length; at += atOnce) {
    const some = people.slice(at, at + atOnce);
    const rows = await db.selectFrom('actuals').select(columns).where('fteId', 'in', some).execute();
    for (const row of rows) kept.set(keyOf(row.fteId, row.opportunityId), keptOf(row));
  }
  return kept;
};

/** What is to be written of one person and bid: a new record, or a change of one. */
export type Patch =
  | Pick<Actual, 'fte' | 'opportunity' | 'entries'>
  | (Pick<Actual, 'id' | 'version' | 'entries'> & { status?: 'Active' });

const entriesOf = (hours: ReadonlyMap<number, number>): Actual['entries'] =>
  [...hours]
    .filter(([, one]) => one > 0)
    .sort(([a], [b]) => a - b)
    .map(([number, one]) => {
      const month = monthAt(number);
      return { ...month, monthLabel: monthLabel(month.month), hours: one };
    });

/** What would be written, and how many months are new, other, or as they are. A month of no hours that is not there changes nothing. */
export const compared = async (db: Db, said: readonly SaidHours[]): Promise<{ patches: Patch[]; counts: Counts }> => {
  const kept = await keptFor(db, said);
  const counts: Counts = { created: 0, changed: 0, unchanged: 0 };
  const patches = said.flatMap(({ fte, opportunity, hours }): Patch[] => {
    const before = kept.get(keyOf(fte.id, opportunity.id));
    const was = before?.isActive ? before.hours : new Map<number, number>();
    let isOther = false;
    for (const [month, now] of hours) {
      const then = was.get(month) ?? 0;
      if (then === now) counts.unchanged += 1;
      else if (then === 0) counts.created += 1;
      else counts.changed += 1;
      isOther ||= then !== now;
    }
    if (!isOther) return [];
    const entries = entriesOf(new Map([...was, ...hours]));
    if (!before) return [{ fte, opportunity, entries }];
    return [{ id: before.id, version: before.version, entries, ...(!before.isActive && { status: 'Active' }) }];
  });
  return { patches, counts };
};
