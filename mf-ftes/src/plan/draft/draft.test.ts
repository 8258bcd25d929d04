import { sampleProjection } from '../../year/sample.ts';
import { added, changeCount, clashesIn, drafted, noDraft, removed, savingsOf, settled, written } from './draft.ts';
import { shifted, splitTo } from './edits.ts';
import { begun, done, redone, undone } from './history.ts';
import { linesOf } from './lines.ts';
import { spanFor } from './span.ts';

const bid = { id: 'o-Port', name: 'Port' };
const bo = { id: 'bo', name: 'Bo Chen' };
const january = 2027 * 12;
const [february, march] = [january + 1, january + 2];

const anns = sampleProjection('Port', 'Writing', [
  [2027, 1, 0.5],
  [2027, 2, 0.335],
]);
const kept = linesOf([anns]);

const partsOf = (draft = noDraft, lines = kept) => drafted(lines, draft).map(({ key, parts }) => [key, parts]);

test('what is typed lies over what is kept, and typing it back leaves no change', () => {
  const draft = written(noDraft, kept, [{ key: 'ann', month: march, part: 0.6 }]);
  expect(partsOf(draft)).toEqual([['ann', { [january]: 0.5, [february]: 0.335, [march]: 0.6 }]]);
  expect(changeCount(kept, draft)).toBe(1);
  const back = written(draft, kept, [{ key: 'ann', month: march, part: 0 }]);
  expect([changeCount(kept, back), clashesIn(kept, back), savingsOf(kept, back, bid)]).toEqual([0, [], []]);
});

test('a changed row is saved whole, with the decimals of the months that were left alone', () => {
  const draft = written(noDraft, kept, [{ key: 'ann', month: january, part: 0 }]);
  const entries = [{ year: 2027, month: 2, monthLabel: 'Feb', percentAllocated: 0.335 }];
  expect(savingsOf(kept, draft, bid).map(({ plan }) => plan)).toEqual([{ id: anns.id, version: 1, entries }]);
});

test('people and open roles are added, and rows taken out', () => {
  const role = { key: 'new-1', fte: null, openRole: { title: 'Analyst II', count: 2, skill: null, level: null } };
  const seats = [{ key: 'bo', fte: bo, openRole: null }, role];
  const draft = removed(written(added(noDraft, seats), kept, [{ key: 'bo', month: january, part: 1 }]), 'ann');
  expect(partsOf(draft).map(([key]) => key)).toEqual(['bo', 'new-1']);
  expect(changeCount(kept, draft)).toBe(3);
  const entries = [{ year: 2027, month: 1, monthLabel: 'Jan', percentAllocated: 1 }];
  expect(savingsOf(kept, draft, bid).map(({ plan }) => plan)).toEqual([
    { opportunity: bid, fte: bo, entries },
    { opportunity: bid, openRole: role.openRole, entries: [] },
    { id: anns.id, version: 1, status: 'Inactive' },
  ]);
});

test('who was taken out earlier comes back without the months of then', () => {
  const left = linesOf([{ ...anns, status: 'Inactive' }]);
  expect(partsOf(noDraft, left)).toEqual([]);
  const draft = added(noDraft, [{ key: 'ann', fte: anns.fte, openRole: null }]);
  expect(partsOf(draft, left)).toEqual([['ann', {}]]);
  expect(savingsOf(left, draft, bid).map(({ plan }) => plan)).toEqual([
    { id: anns.id, version: 1, status: 'Active', entries: [] },
  ]);
});

test('what others save meanwhile comes in, and only months that both changed are a clash', () => {
  const draft = written(noDraft, kept, [
    { key: 'ann', month: january, part: 0.7 },
    { key: 'ann', month: march, part: 0.2 },
  ]);
  const theirs = sampleProjection('Port', 'Writing', [
    [2027, 1, 0.9],
    [2027, 2, 0.1],
  ]);
  const now = linesOf([{ ...theirs, version: 2 }]);
  expect(partsOf(draft, now)).toEqual([['ann', { [january]: 0.7, [february]: 0.1, [march]: 0.2 }]]);
  const clashes = clashesIn(now, draft);
  expect(clashes).toEqual([{ key: 'ann', month: january, part: 0.7, theirs: 0.9 }]);
  const mine = settled(draft, clashes, 'mine');
  expect([clashesIn(now, mine), changeCount(now, mine)]).toEqual([[], 2]);
  const given = settled(draft, clashes, 'theirs');
  expect([clashesIn(now, given), changeCount(now, given)]).toEqual([[], 1]);
});

test('a row with changes that somebody else took out stays', () => {
  const draft = written(noDraft, kept, [{ key: 'ann', month: january, part: 0.7 }]);
  const now = linesOf([{ ...anns, status: 'Inactive', version: 2 }]);
  expect(partsOf(draft, now)).toEqual([['ann', { [january]: 0.7 }]]);
  expect(savingsOf(now, draft, bid)).toMatchObject([{ plan: { id: anns.id, version: 2, status: 'Active' } }]);
});

test('all that is planned is moved by months', () => {
  const draft = written(noDraft, kept, shifted(kept, 1));
  expect(partsOf(draft)).toEqual([['ann', { [january]: 0, [february]: 0.5, [march]: 0.335 }]]);
  expect(partsOf(written(draft, kept, shifted(drafted(kept, draft), -1)))).toEqual(partsOf());
});

test('a share of somebody’s months goes to another, on top of what that has', () => {
  const [ann] = drafted(kept, noDraft);
  const writes = ann ? splitTo(ann, { key: 'bo', parts: { [january]: 0.1 } }, 0.4) : [];
  expect(writes.map(({ key, month, part }) => [key, month - january, part])).toEqual([
    ['ann', 0, 0.3],
    ['bo', 0, 0.3],
    ['ann', 1, 0.201],
    ['bo', 1, 0.134],
  ]);
});

test('steps are undone and done again', () => {
  const history = done(done(begun(1), 2), 3);
  expect(undone(history)).toEqual({ past: [1], present: 2, future: [3] });
  expect(redone(undone(undone(history))).present).toBe(2);
  expect(done(undone(history), 4)).toEqual({ past: [1, 2], present: 4, future: [] });
  expect([undone(begun(1)), redone(begun(1))]).toEqual([begun(1), begun(1)]);
});

test('months begin with the first that is planned, else after the award, else after the due date', () => {
  const dates = { expectedAwardDate: '2026-12-15', dueDate: '2026-11-30', estimatedProjectLength: 6 };
  expect(spanFor(dates, kept, kept)).toEqual({ first: january, count: 6, assumed: false });
  expect(spanFor({ ...dates, expectedAwardDate: '2027-01-10' }, [], [])).toEqual({
    first: february,
    count: 6,
    assumed: true,
  });
  expect(spanFor({ ...dates, expectedAwardDate: null, estimatedProjectLength: null }, [], [])).toEqual({
    first: february,
    count: 12,
    assumed: true,
  });
});

test('months grow with what is planned, up to sixty', () => {
  const dates = { expectedAwardDate: null, dueDate: '2026-11-30', estimatedProjectLength: 2 };
  const draft = written(noDraft, kept, [{ key: 'ann', month: january + 10, part: 1 }]);
  expect(spanFor(dates, kept, drafted(kept, draft))).toMatchObject({ first: january, count: 11 });
  expect(spanFor({ ...dates, estimatedProjectLength: 200 }, kept, kept).count).toBe(60);
});
