import { type Actual, actuals, monthAt, projections } from '@bidwright/contract-ftes';
import { emptyInput } from '@bidwright/contract-kit';
import { callServer, renderInShell } from '@bidwright/remote-kit/testing';
import { screen } from '@testing-library/react';
import { ftes, store } from '../../api.ts';
import module from '../../module.tsx';
import { sampleProjection } from '../../year/sample.ts';
import { thisMonth } from '../span.ts';
import { VarianceCard } from './VarianceCard.tsx';

const { year, month } = monthAt(thisMonth());
const dam = { id: 'o-Dam', name: 'Dam' };
const worked: Actual = {
  ...emptyInput(actuals),
  version: 1,
  dateCreated: 0,
  dateUpdated: 0,
  addedBy: null,
  id: 'hours',
  opportunity: dam,
  entries: [{ year, month, monthLabel: null, hours: 112.5 }],
};

test('halves of hours are shown, so that the figures of a month and their sums add up', async () => {
  const server = await callServer([
    { of: projections, records: [sampleProjection('Dam', 'Won', [[year, month, 0.8]])] },
    { of: actuals, records: [worked] },
  ]);
  await renderInShell(<VarianceCard bid={dam} />, module);
  const row = await screen.findByRole('row', { name: new RegExp(String(year)) });
  expect([...row.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual([
    '128',
    '112.5',
    '-15.5',
    '-15.5',
    '112.5',
  ]);
  expect(screen.getAllByRole('definition').map((total) => total.textContent)).toEqual([
    '128',
    '112.5',
    '112.5',
    '-15.5',
  ]);
  store.dispatch(ftes.util.resetApiState());
  await server.close();
});
