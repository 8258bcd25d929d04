import { type Known, proposalsFor } from './proposalsFor.ts';

const none = { won: 0, decided: 0 };
const nothing = {
  client: none,
  work: none,
  partners: none,
  rivals: { count: 0, price: null, firm: null },
  original: null,
};
const bid = { client: { name: 'Port' }, projectType: { name: 'Survey' }, primaryTeam: { name: 'Health' } };
const known = (more: Partial<Known>): Known => ({ bid, time: { left: 30, usual: null }, ...more });
const pointsOf = (source: keyof ReturnType<typeof proposalsFor>, more: Partial<Known>) => {
  const proposal = proposalsFor(known(more))[source];
  return proposal && [proposal.points, proposal.reason];
};

test.each([
  [0, 0, undefined],
  [1, 1, [7, 'client']],
  [0, 1, [3, 'client']],
  [3, 4, [7, 'client']],
  [18, 18, [10, 'client']],
  [0, 30, [0, 'client']],
])('%i of %i bids won for the client propose %j', (won, decided, wanted) => {
  expect(pointsOf('client', { experience: { ...nothing, client: { won, decided } } })).toEqual(wanted);
});

test.each([
  [null, undefined],
  [{ name: 'Ferry', isOurs: true, firm: null }, [9, 'original.ours']],
  [{ name: 'Ferry', isOurs: false, firm: 'Tern' }, [3, 'original.firm']],
  [{ name: 'Ferry', isOurs: false, firm: null }, [3, 'original.others']],
])('%j as what it follows proposes %j', (original, wanted) => {
  expect(pointsOf('original', { experience: { ...nothing, original } })).toEqual(wanted);
});

test.each([
  [null, null, undefined],
  [1, 'Tern', [7, 'rivals.firm']],
  [0.9, 'Tern', [5, 'rivals.firm']],
  [0.5, null, [1, 'rivals.some']],
  [1.4, 'Tern', [9, 'rivals.firm']],
])('winners who asked %p of our price, %s among them, propose %j', (price, firm, wanted) => {
  expect(pointsOf('rivals', { experience: { ...nothing, rivals: { count: 2, price, firm } } })).toEqual(wanted);
});

test.each([
  [-1, 10, [0, 'time.past']],
  [10, 10, [5, 'time.usual']],
  [30, 10, [10, 'time.usual']],
  [12, null, [2, 'time.left']],
  // Sent on the day on which they came to the status.
  [15, 0, [3, 'time.left']],
])('%i days where %p are usual propose %j', (left, usual, wanted) => {
  expect(pointsOf('time', { time: { left, usual } })).toEqual(wanted);
});

test.each([
  [0, [0, 'capacity']],
  [0.2, [4, 'capacity']],
  [0.7, [10, 'capacity']],
])('a team with %d of its time free proposes %j', (free, wanted) => {
  expect(pointsOf('capacity', { capacity: { free, months: 6 } })).toEqual(wanted);
});

test.each([
  [0, 1],
  [4, 3],
  [20, 7],
  [900, 9],
])('%i texts propose %i', (texts, points) => {
  expect(pointsOf('texts', { texts })).toEqual([points, 'texts']);
});

test('what is not known proposes nothing', () => {
  const { time, ...others } = proposalsFor(known({}));
  expect(time).toBeDefined();
  expect(Object.values(others).filter(Boolean)).toEqual([]);
});
