import { type OpenRole, type PersonCapacity, type Projection, projections } from '@bidwright/contract-ftes';
import { emptyInput } from '@bidwright/contract-kit';
import { fittersOf, isFree } from './fittersOf.ts';
import { placed, takenBack } from './placed.ts';

const gis = { id: 'gis', name: 'GIS' };
const role = (more: Partial<OpenRole> = {}): OpenRole => ({
  id: 'role',
  version: 3,
  bid: { id: 'dam', name: 'Dam' },
  chance: 0.5,
  title: 'Engineer',
  count: 1,
  skill: null,
  level: null,
  parts: [0, 0.5, 0.2],
  mayPlan: true,
  ...more,
});

const person = (id: string, position: string | null, loads: number[], level?: number): PersonCapacity => ({
  person: { id, name: id },
  position,
  teams: [],
  ...(level && { skills: [{ ...gis, level }] }),
  capacity: 1,
  capacities: [1, 1, 1],
  committed: loads,
  expected: loads,
  exposure: loads,
  over: [],
});

const fitting = (people: PersonCapacity[], of: OpenRole) =>
  fittersOf(people, of, 'expected').map(({ one }) => one.person.id);

test('who is called what the role is called fits, who has most room in its months first', () => {
  const people = [
    person('tight', 'Engineer', [0, 0.5, 0]),
    // Full where nothing is asked for.
    person('senior', 'Senior Engineer', [1, 0.1, 0.1]),
    person('full', 'Engineer', [0, 0.2, 1]),
    person('other', 'Analyst', [0, 0, 0]),
    person('none', null, [0, 0, 0]),
  ];
  expect(fitting(people, role())).toEqual(['senior', 'tight', 'full']);
  expect(fitting(people, role({ title: 'ENGINEER II' }))).toEqual(['tight', 'full']);
  expect(fitting(people, role({ title: 'Diver' }))).toEqual([]);
  expect(fittersOf(people, role(), 'expected').map((one) => [isFree(one), Number(one.free.toFixed(2))])).toEqual([
    [true, 0.9],
    [true, 0.5],
    [false, 0],
  ]);
});

test('a skill is asked for at least so well; where nobody is called so, it alone', () => {
  const people = [
    person('expert', 'Engineer', [0, 0, 0], 4),
    person('working', 'Engineer', [0, 0, 0], 2),
    person('analyst', 'Analyst', [0, 0, 0], 3),
    person('without', 'Engineer', [0, 0, 0]),
  ];
  expect(fitting(people, role({ skill: gis }))).toEqual(['expert', 'working']);
  expect(fitting(people, role({ skill: gis, level: 3 }))).toEqual(['expert']);
  expect(fitting(people, role({ skill: gis, level: 3, title: 'Map maker' }))).toEqual(['expert', 'analyst']);
});

const entries = (...parts: [number, number][]) =>
  parts.map(([month, percentAllocated]) => ({ year: 2027, month, monthLabel: null, percentAllocated }));
const plan = (id: string, more: Partial<Projection>): Projection => ({
  ...emptyInput(projections),
  id,
  version: 3,
  dateCreated: 0,
  dateUpdated: 0,
  addedBy: null,
  opportunity: { id: 'dam', name: 'Dam' },
  ...more,
});
const asked = { title: 'Engineer', count: 1, skill: null, level: null };
const ann = { id: 'ann', name: 'Ann' };

test('who is placed takes the months over, and the role is closed; undone, it is open again', () => {
  const open = plan('role', { openRole: asked, entries: entries([1, 0.5], [2, 0.2]) });
  expect(placed(open, undefined, ann)).toEqual([
    { id: 'role', version: 3, status: 'Inactive' },
    { opportunity: open.opportunity, fte: ann, entries: open.entries },
  ]);
  expect(takenBack(open, undefined, 'made')).toEqual([
    { id: 'role', version: 4, openRole: asked, status: 'Active' },
    { id: 'made', version: 1, status: 'Inactive' },
  ]);
});

test('of several that are looked for the others are still; months of a plan that is there add up', () => {
  const open = plan('role', { openRole: { ...asked, count: 3 }, entries: entries([1, 0.5], [2, 0.2]) });
  const own = plan('own', { fte: ann, version: 7, entries: entries([2, 1.9], [3, 0.4]) });
  expect(placed(open, own, ann)).toEqual([
    { id: 'role', version: 3, openRole: { ...asked, count: 2 } },
    { id: 'own', version: 7, status: 'Active', entries: entries([1, 0.5], [2, 2], [3, 0.4]) },
  ]);
  expect(takenBack(open, own, 'own')[1]).toEqual({ id: 'own', version: 8, status: 'Active', entries: own.entries });
  // What was taken back counts no longer.
  const [, again] = placed(open, { ...own, status: 'Inactive' }, ann);
  expect(again).toMatchObject({ id: 'own', status: 'Active', entries: open.entries });
});
