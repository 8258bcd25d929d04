import type { Person, Reference } from '@bidwright/contract-kit';
import { has } from '@bidwright/contract-kit';
import type { Database } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Asked } from './asked.ts';

/** Somebody who may have work to do, or none yet. */
export interface Worker {
  person: Reference;
  teams: Reference[];
  capacity: number;
}

interface Row {
  id: string;
  name: string;
  teams: string | null;
  capacity: string | null;
}

const workerOf = ({ id, name, teams, capacity }: Row): Worker => ({
  person: { id, name },
  teams: teams === null ? [] : JSON.parse(teams),
  capacity: capacity === null ? 1 : Number(capacity),
});

/** Everybody who works in the firm, as far as this service has heard. */
const everybodyIn = async (db: Database): Promise<Worker[]> => {
  const { rows } = await sql<Row>`select id, json_value(record, '$.name') as name,
      json_extract(record, '$.teams') as teams, json_value(record, '$.capacity') as capacity
    from copies where col = 'users' and json_value(record, '$.status') = 'Active'`.execute(db);
  return rows.map(workerOf);
};

/** May the asker see this person's plans, whatever the bid? */
const isSeen = (asker: Person, seesAll: boolean, { person, teams }: Worker): boolean =>
  seesAll ||
  person.id === asker.id ||
  (asker.permissions.includes('Team Lead') && teams.some(({ id }) => asker.teams.includes(id)));

/** Who is answered: those whose plans the asker may see, and `planned`, of whom a plan was found. By name. */
export const workersFor = async (
  db: Database,
  asker: Person,
  { people, team }: Asked,
  planned: ReadonlyMap<string, Reference>,
): Promise<Worker[]> => {
  const seesAll =
    has(asker, 'Operations') || Boolean(asker.showProjections && has(asker, 'Team Lead', 'Project Manager'));
  const known = await everybodyIn(db);
  const ids = new Set(known.map(({ person }) => person.id));
  const others = [...planned.values()].filter(({ id }) => !ids.has(id));
  return [
    ...known.filter((one) => planned.has(one.person.id) || isSeen(asker, seesAll, one)),
    ...others.map((person) => ({ person, teams: [], capacity: 1 })),
  ]
    .filter(({ person, teams }) => (people?.has(person.id) ?? true) && (!team || teams.some(({ id }) => id === team)))
    .toSorted((a, b) => a.person.name.localeCompare(b.person.name, 'en'));
};
