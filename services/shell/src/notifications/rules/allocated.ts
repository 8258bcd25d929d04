import type { RecordEvent } from '@bidwright/contract-kit';
import type { Directory } from '../../watched/directory.ts';
import { type Facts, type Rule, referenceIn } from './rule.ts';

type Projection = NonNullable<Facts['projections']>[number];

/** Full time, and what adding fractions may be off by. */
const capacity = 1.005;

const topics = ['ftes.projections.created', 'ftes.projections.changed'];

/** Somebody else has changed when a person is to work on a bid. */
export const allocationChanged: Rule = {
  on: topics,
  notices: (event) => {
    const person = referenceIn(event.record.fte);
    if (!person || !event.changes.entries || event.record.kind === 'actual') return [];
    const name = referenceIn(event.record.opportunity)?.name ?? '';
    return [
      {
        type: 'allocation-changed',
        recordId: event.recordId,
        occasion: event.id,
        values: { by: event.by.name, name },
        link: `/user/ftes/${person.id}`,
        users: [person],
        mail: 'digest',
      },
    ];
  },
};

/** How much of each month goes into work that is won. */
const committed = (projections: Projection[], directory: Directory): Map<string, number> => {
  const months = new Map<string, number>();
  for (const { status, kind, oppStatus, entries } of projections) {
    if (status !== 'Active' || kind !== 'planned' || directory.category(oppStatus) !== 'Won') continue;
    for (const { year, month, percentAllocated } of entries ?? []) {
      const key = `${year}-${String(month).padStart(2, '0')}`;
      months.set(key, (months.get(key) ?? 0) + percentAllocated);
    }
  }
  return months;
};

/** The projection as it was before the event. */
const undone = (projection: Projection, { changes }: RecordEvent): Projection => ({
  ...projection,
  ...Object.fromEntries(Object.entries(changes).map(([field, { from }]) => [field, from])),
});

/** A month of a person holds more work from now on than a month has. */
export const overAllocated: Rule = {
  on: topics,
  notices: (event, { directory, projections = [] }) => {
    const person = directory.user(referenceIn(event.record.fte)?.id);
    if (!person) return [];
    const now = committed(projections, directory);
    const before = committed(
      projections.flatMap((one) => {
        if (one.id !== event.recordId) return [one];
        return event.kind === 'created' ? [] : [undone(one, event)];
      }),
      directory,
    );
    const over = [...now].filter(([month, part]) => part > capacity && (before.get(month) ?? 0) <= capacity);
    const [first] = over.map(([month]) => month).sort();
    if (!first) return [];
    const manager = person.manager?.id ? { id: person.manager.id, name: person.manager.name } : null;
    return [
      {
        type: 'over-allocated',
        recordId: person.id,
        occasion: event.id,
        values: { person: person.name ?? '', month: first },
        link: `/user/ftes/${person.id}`,
        users: [manager, ...person.teams.map((team) => directory.lead(team))],
        roles: ['Operations'],
        mail: 'digest',
        readers: ['Team Lead', 'Project Manager', 'Operations'],
      },
    ];
  },
};
