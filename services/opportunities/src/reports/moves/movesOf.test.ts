import { movesOf, type Standing } from './movesOf.ts';

const open: Standing = { category: 'Open', place: 2, dueDate: '2026-12-01', amount: 100 };
const won: Standing = { ...open, category: 'Won', place: 9 };

test.each<[string, Standing | undefined, Partial<Standing>, string[]]>([
  ['nothing', open, {}, []],
  ['recorded', undefined, {}, ['new']],
  ['recorded and lost at once', undefined, { category: 'Lost', place: 10 }, ['new', 'lost']],
  ['a step on', open, { place: 3 }, ['forward']],
  ['sent', open, { category: 'Submitted', place: 6 }, ['forward']],
  ['a step back', open, { place: 1 }, ['back']],
  ['taken up again', won, {}, ['back']],
  ['later', open, { dueDate: '2027-01-15' }, ['slipped']],
  ['sooner, for less', open, { dueDate: '2026-11-30', amount: 99 }, ['earlier', 'down']],
  ['an amount at last', { ...open, amount: null }, {}, ['up']],
  ['won for more', open, { category: 'Won', place: 9, amount: 200 }, ['won']],
  ['won before', won, { category: 'Won', place: 9 }, []],
  ['no bid', open, { category: 'No-bid', place: 11 }, ['dropped']],
  ['cancelled after no bid', { ...open, category: 'No-bid' }, { category: 'Cancelled' }, []],
])('%s', (_what, was, differs, wanted) => {
  expect(movesOf(was, { ...open, ...differs })).toEqual(wanted);
});
