import { type RawBuilder, sql } from 'kysely';
import { b } from './bids.ts';
import { valueBy } from './lookups.ts';
import type { View } from './view.ts';

type Sql = RawBuilder<unknown>;

/** Ids and names of what bids point at. */
const pointed: Record<string, [Sql, Sql]> = {
  team: [b.primaryTeamId, b.primaryTeamName],
  owner: [b.opportunityOwnerId, b.opportunityOwnerName],
  client: [b.clientId, b.clientName],
  projectType: [b.projectTypeId, b.projectTypeName],
  source: [b.sourceId, b.sourceName],
  winningFirm: [b.winningFirmId, b.winningFirmName],
};

const times: Record<string, (day: Sql) => Sql> = {
  month: (day) => sql`date_format(${day}, '%Y-%m')`,
  week: (day) => sql`date_format(date_sub(${day}, interval weekday(${day}) day), '%Y-%m-%d')`,
  day: (day) => sql`date_format(${day}, '%Y-%m-%d')`,
};

/** What the bids `b` are grouped by: something they point at, their status, or the time of `day`. */
export const dimension = ({ by, lookups }: View, day?: Sql): { key: Sql; name?: Sql } => {
  const time = times[by];
  if (time && day) return { key: time(day) };
  if (by === 'status') return statusKey(lookups, b.statusId);
  if (by === 'chance') return chanceKey(lookups, b.chanceId);
  const found = pointed[by];
  if (!found) throw new Error(`Bids are not grouped by ${by}`);
  const [id, name] = found;
  return { key: sql`coalesce(${id}, 'none')`, name };
};

/** Statuses by what the lists call them now. */
export const statusKey = ({ statuses }: View['lookups'], id: Sql): { key: Sql; name: Sql } => {
  const names = [...statuses].map(([one, { name }]) => sql`when ${one} then ${name}`);
  return { key: id, name: names.length > 0 ? sql`case ${id} ${sql.join(names, sql` `)} end` : sql`null` };
};

/** Chances by what the lists call them; none where a bid has none. */
const chanceKey = ({ chances }: View['lookups'], id: Sql): { key: Sql; name: Sql } => ({
  key: sql`coalesce(${id}, 'none')`,
  name: valueBy(
    id,
    [...chances].map(([one, { name }]) => [one, name]),
  ),
});

/** A part of a whole; null of nothing. */
export const share = (part = 0, whole = 0): number | null => (whole === 0 ? null : part / whole);
