import { chartOf } from './chartOf.ts';
import { pipelineAnswer } from './sample.ts';

const rows = [
  { key: '2026-10', name: null, figures: { won: 3, lost: 1, noBid: 2, winRate: 0.75 } },
  { key: '2026-11', name: null, figures: { won: 0, lost: 0, noBid: 1, winRate: null } },
];

test('what became of bids stands by month, and the win rate is a line over it that breaks where nothing was decided', () => {
  const { kind, series, line } = chartOf('win-rate', { ...pipelineAnswer, by: 'month', rows });
  expect(kind).toBe('stacked');
  expect(series.map(({ id, values }) => [id, values])).toEqual([
    ['won', [3, 0]],
    ['lost', [1, 0]],
    ['noBid', [2, 1]],
  ]);
  expect(line).toMatchObject({ id: 'winRate', kind: 'share', values: [0.75, null], color: 'text.primary' });
});

test('by team the outcomes lie as bars, which no line joins', () => {
  const { kind, line } = chartOf('win-rate', { ...pipelineAnswer, by: 'team', rows });
  expect([kind, line]).toEqual(['bars', undefined]);
});
