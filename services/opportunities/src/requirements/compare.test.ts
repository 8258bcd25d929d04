import { type Kept, writesFor } from './compare.ts';
import { type Found, foundIn } from './foundIn.ts';

const [first, amendment] = [
  { id: 'd1', name: 'RFP' },
  { id: 'd2', name: 'Amendment 1' },
];

const text = (...sections: string[]) =>
  sections.map((section, at) => `${at + 1}. Part ${at + 1}\n\n${section}`).join('\n\n');
const plan = 'The contractor shall provide a transition plan within ten business days after the award of the order.';
const report = 'The contractor shall deliver a monthly report of hours and costs to the contracting officer.';
const training = 'The contractor shall train all users of the system before it is put to use in each region.';

/** What is kept after all of it is written. */
const written = (kept: readonly Kept[], document: typeof first, found: readonly Found[]) => {
  const rows = kept.map((one) => ({ ...one }) as Kept & { owner?: string; state?: string });
  for (const { id, fields } of writesFor(document, found, kept)) {
    const row = rows.find((one) => one.id === id);
    if (row) Object.assign(row, fields);
    else rows.push({ id: `r${rows.length + 1}`, textBefore: null, amended: null, ...fields } as Kept);
  }
  return rows;
};

const read = () => written([], first, foundIn(text(plan, report, training)));

test('a first reading adds what is demanded, unmarked, and a second adds nothing', () => {
  const kept = read();
  expect(kept.map((one) => [one.text, one.amended])).toEqual([
    [plan, null],
    [report, null],
    [training, null],
  ]);
  expect(writesFor(first, foundIn(text(plan, report, training)), kept)).toEqual([]);
});

test('an amendment that numbers all anew keeps each with its owner, and marks what is new, changed and gone', () => {
  const owned = read().map((one, at) => ({ ...one, owner: `owner ${at + 1}`, state: 'Written' }));
  const other = plan.replace('ten', 'five');
  const news = 'The offeror shall submit three references of the last five years with its quotation.';
  const after = written(owned, amendment, foundIn(text(news, training, other)));
  expect(
    after.map(({ id, text: words, amended, textBefore, section }) => [id, words, amended, textBefore, section]),
  ).toEqual([
    ['r1', other, 'Changed', plan, '3. Part 3'],
    ['r2', report, 'Gone', null, '2. Part 2'],
    ['r3', training, null, null, '2. Part 2'],
    ['r4', news, 'New', null, '1. Part 1'],
  ]);
  expect(after.slice(0, 3)).toMatchObject([
    { owner: 'owner 1', state: 'Written' },
    { owner: 'owner 2', state: 'Written' },
    { owner: 'owner 3', state: 'Written' },
  ]);
  expect(writesFor(amendment, foundIn(text(news, training, other)), after)).toEqual([]);
});

test('what is gone and comes back is marked no more', () => {
  const gone = written(read(), amendment, foundIn(text(plan, training)));
  expect(gone.filter(({ amended }) => amended === 'Gone')).toHaveLength(1);
  const third = { id: 'd3', name: 'Amendment 2' };
  const back = written(gone, third, foundIn(text(plan, report, training)));
  expect(back.map(({ amended }) => amended)).toEqual([null, null, null]);
});

test('words that somebody put right are not undone by reading the document again', () => {
  const kept = read().map((one, at) =>
    at === 0 ? { ...one, text: plan.replace('ten business', 'ten (10) business') } : one,
  );
  expect(writesFor(first, foundIn(text(plan, report, training)), kept)).toEqual([]);
});
