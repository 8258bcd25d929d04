import { shareOf, teamLoads } from './teamLoads.ts';

const person = (id: string, teams: string[], capacity: number, committed: number[], expected: number[]) => ({
  person: { id, name: id },
  position: null,
  teams: teams.map((team) => ({ id: team, name: team.toUpperCase() })),
  capacity,
  capacities: committed.map(() => capacity),
  committed,
  expected,
  exposure: expected.map((part) => part * 2),
  over: [],
});

const people = [
  person('ann', ['water', 'data'], 1, [1, 0.5], [1.2, 0.5]),
  person('bo', ['water'], 0.5, [0.5, 0], [0.5, 0.25]),
  person('cy', [], 1, [1, 1], [1, 1]),
];

test('a team has what its people have to do together, of what they can', () => {
  const [data, water] = teamLoads(people, 'expected');
  expect([data?.name, water?.name]).toEqual(['DATA', 'WATER']);
  expect(water?.months).toEqual([
    { planned: 1.7, capacity: 1.5 },
    { planned: 0.75, capacity: 1.5 },
  ]);
  expect(data?.months.map(shareOf)).toEqual([1.2, 0.5]);
  expect(teamLoads(people, 'committed')[1]?.months.map(shareOf)).toEqual([1, 0.5 / 1.5]);
  expect(teamLoads(people, 'exposure')[0]?.months.map(shareOf)).toEqual([2.4, 1]);
});

test('a team of nobody has nothing to do', () => {
  expect(shareOf({ planned: 0, capacity: 0 })).toBe(0);
});
