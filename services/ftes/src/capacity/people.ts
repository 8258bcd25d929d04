import type { User } from '@bidwright/contract-admin';
import type { Person, Reference } from '@bidwright/contract-kit';
import { has } from '@bidwright/contract-kit';
import { copiesAt } from '@bidwright/service-kit';
import type { Db } from '../tables.ts';
import type { Asked } from './asked.ts';

/** Somebody who may have work to do, or none yet. */
export interface Worker {
  person: Reference;
  position: string | null;
  teams: Reference[];
  capacity: number;
  /** Whose public holidays the person has. */
  region: string | null;
  /** Plans alone still name the person. */
  hasLeft?: true;
}

type KnownUser = Pick<User, 'id' | 'status'> &
  Partial<Pick<User, 'position' | 'teams' | 'capacity' | 'region'>> & { name: string };

/** Everybody who works in the firm, as far as this service has heard. Records are read here: the database takes three times as long. */
export const everybodyIn = async (db: Db): Promise<Worker[]> => {
  const { users } = await copiesAt<{ users: KnownUser }>(db, { users: 'all' });
  return users
    .filter(({ status }) => status === 'Active')
    .map(({ id, name, position, teams, capacity, region }) => ({
      person: { id, name },
      position: position || null,
      teams: teams ?? [],
      capacity: capacity ?? 1,
      region: region ?? null,
    }));
};

/** May the asker see this person's plans, whatever the bid? */
const isSeen = (asker: Person, seesAll: boolean, { person, teams }: Worker): boolean =>
  seesAll ||
  person.id === asker.id ||
  (asker.permissions.includes('Team Lead') && teams.some(({ id }) => asker.teams.includes(id)));

/** Who is answered: those whose plans the asker may see, and `planned`, of whom a plan was found. By name. */
export const workersFor = (
  known: readonly Worker[],
  asker: Person,
  { people, team }: Asked,
  planned: ReadonlyMap<string, Reference>,
): Worker[] => {
  const seesAll =
    has(asker, 'Operations') || Boolean(asker.showProjections && has(asker, 'Team Lead', 'Project Manager'));
  const ids = new Set(known.map(({ person }) => person.id));
  const others = [...planned.values()].filter(({ id }) => !ids.has(id));
  return [
    ...known.filter((one) => planned.has(one.person.id) || isSeen(asker, seesAll, one)),
    ...others.map((person) => ({
      person,
      position: null,
      teams: [],
      capacity: 1,
      region: null,
      hasLeft: true as const,
    })),
  ]
    .filter(({ person, teams }) => (people?.has(person.id) ?? true) && (!team || teams.some(({ id }) => id === team)))
    .toSorted((a, b) => a.person.name.localeCompare(b.person.name, 'en'));
};
