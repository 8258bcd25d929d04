import { bid } from '../../../../testing/samples.ts';
import { similarTo } from './similarTo.ts';

const client = (id: string) => ({ client: { id, name: id } });
const type = (id: string) => ({ projectType: { id, name: id } });
const here = bid('b0', { ...client('a'), ...type('x') });

test('bids of the same client and kind come first, then of the client, then of the kind, the latest first', () => {
  const others = [
    bid('kind', { ...client('c'), ...type('x'), dueDate: '2026-01-01' }),
    bid('old', { ...client('a'), ...type('y'), dueDate: '2024-01-01' }),
    bid('new', { ...client('a'), ...type('y'), dueDate: '2025-01-01' }),
    bid('both', { ...client('a'), ...type('x'), dueDate: '2020-01-01' }),
    bid('none', { ...client('c'), ...type('y') }),
    here,
  ];
  expect(similarTo(here, [...others, ...others], 9).map(({ id }) => id)).toEqual(['both', 'new', 'old', 'kind']);
  expect(similarTo(here, others, 2)).toHaveLength(2);
});
