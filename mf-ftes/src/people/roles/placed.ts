import { monthNumber, type Projection, type SavePlansCall } from '@bidwright/contract-ftes';
import type { Reference } from '@bidwright/contract-kit';

type Plans = SavePlansCall['plans'];
type Entries = Projection['entries'];

/** Nobody is planned for more than twice a month’s time. */
const most = 2;

const added = (one: Entries, other: Entries): Entries => {
  const months = new Map(one.map((entry) => [monthNumber(entry), entry]));
  for (const entry of other) {
    const month = monthNumber(entry);
    const own = months.get(month)?.percentAllocated ?? 0;
    months.set(month, { ...entry, percentAllocated: Math.min(most, own + entry.percentAllocated) });
  }
  return [...months].toSorted(([a], [b]) => a - b).map(([, entry]) => entry);
};

/** The plans that give a role to somebody, who may have a plan of the bid, or had one: first the role's, then the person's. */
export const placed = (role: Projection, own: Projection | undefined, fte: Reference): Plans => {
  const { id, version, openRole, opportunity, entries } = role;
  const left = (openRole?.count ?? 1) - 1;
  const remaining = openRole && left > 0 ? { openRole: { ...openRole, count: left } } : { status: 'Inactive' as const };
  const isPlanned = own?.status === 'Active';
  return [
    { id, version, ...remaining },
    own
      ? {
          id: own.id,
          version: own.version,
          status: 'Active',
          entries: isPlanned ? added(own.entries, entries) : entries,
        }
      : { opportunity, fte, entries },
  ];
};

/** The plans as they were before, by what was read then; `made` is the id of the person’s plan. */
export const takenBack = (role: Projection, own: Projection | undefined, made: string): Plans => [
  { id: role.id, version: role.version + 1, openRole: role.openRole, status: 'Active' },
  own
    ? { id: own.id, version: own.version + 1, status: own.status, entries: own.entries }
    : { id: made, version: 1, status: 'Inactive' },
];
