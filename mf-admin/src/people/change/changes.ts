import {
  choice,
  day,
  fieldsOf,
  type InferType,
  object,
  type Reference,
  recordStatus,
  reference,
  references,
  roles,
  share,
} from '@bidwright/contract-kit';
import type { ListRecord } from '../../lists/list.ts';

/** What becomes of many people at once; what is left empty stays as it is. */
export const changeInput = object({
  status: choice(recordStatus),
  manager: reference('users'),
  addRole: choice(roles),
  removeRole: choice(roles),
  addTeams: references('teams'),
  removeTeams: references('teams'),
  capacity: share(),
  expirationDate: day(),
});

export const changeFields = fieldsOf(changeInput);

export type Wanted = InferType<typeof changeInput>;

/** Fields of a person with their new values. */
type Fields = Record<string, unknown>;

const withRoles = (held: string[], { addRole, removeRole }: Wanted): string[] =>
  roles.filter((role) => role !== removeRole && (role === addRole || held.includes(role)));

const withTeams = (held: Reference[], { addTeams, removeTeams }: Wanted): Reference[] => {
  const gone = new Set(removeTeams.map(({ id }) => id));
  return [...new Map([...held, ...addTeams].map((team) => [team.id, team])).values()].filter(({ id }) => !gone.has(id));
};

const keyOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(keyOf).sort()
    : value && typeof value === 'object' && 'id' in value
      ? value.id
      : (value ?? null);

const isSame = (one: unknown, other: unknown) => JSON.stringify(keyOf(one)) === JSON.stringify(keyOf(other));

/** The fields of a person that become others, with what they become. */
const changesFor = (record: ListRecord, wanted: Wanted): Fields => {
  const { status, manager, capacity, expirationDate, addRole, removeRole, addTeams, removeTeams } = wanted;
  const all: Fields = {
    ...(status && { status }),
    ...(manager && { manager }),
    ...(capacity !== null && { capacity }),
    ...(expirationDate && { expirationDate }),
    ...((addRole || removeRole) && { permissions: withRoles(record.permissions ?? [], wanted) }),
    ...(addTeams.length + removeTeams.length > 0 && { teams: withTeams(record.teams ?? [], wanted) }),
  };
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => !isSame(record[name], value)));
};

/** People to whom the same is done. */
export interface Group {
  set: Fields;
  records: ListRecord[];
}

/** Puts people together who get the same values; those who have all of it already are in no group. */
export const groupsOf = (records: readonly ListRecord[], wanted: Wanted): Group[] => {
  const groups = new Map<string, Group>();
  for (const record of records) {
    const set = changesFor(record, wanted);
    if (Object.keys(set).length === 0) continue;
    const key = JSON.stringify(set);
    const group = groups.get(key) ?? { set, records: [] };
    groups.set(key, { set, records: [...group.records, record] });
  }
  return [...groups.values()];
};
