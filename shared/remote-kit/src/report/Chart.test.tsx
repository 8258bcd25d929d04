import { screen, waitFor, within } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell.tsx';
import { AppTheme } from '../ui/AppTheme.tsx';
import { Chart, type ChartProps } from './Chart.tsx';
import { LoadingBars } from './LoadingBars.tsx';

// jsdom works out no width, without which a drawing has no room for names.
const styleOf = globalThis.getComputedStyle.bind(globalThis);
globalThis.getComputedStyle = (element, pseudo) => {
  const style = styleOf(element, pseudo);
  if (element.matches('.MuiChartsSurface-root')) style.width = '390px';
  return style;
};

const names = Array.from({ length: 100 }, (_, at) => `m${at}`);

/** Where the names below a chart stand. */
const places = () =>
  within(screen.getByRole('figure'))
    .getAllByText(/^m\d+$/)
    .map((name) => Number(/translate\(([\d.]+)/.exec(name.closest('g')?.getAttribute('transform') ?? '')?.[1]));

test.each([
  ['lines', 'ltr'],
  ['lines', 'rtl'],
  ['columns', 'ltr'],
  ['columns', 'rtl'],
] as const)('names below %s leave room between each other, %s', async (kind, direction) => {
  await renderInShell(
    <AppTheme mode="light" preset="default" direction={direction}>
      <Chart
        label="Bids"
        kind={kind}
        names={names}
        series={[{ id: 'bids', label: 'Bids', kind: 'count', values: names.map(() => 1) }]}
      />
    </AppTheme>,
  );
  await waitFor(() => expect(places().length).toBeGreaterThan(10));
  const at = places().toSorted((one, other) => one - other);
  expect(Math.min(...at.slice(1).map((place, before) => place - (at[before] ?? 0)))).toBeGreaterThanOrEqual(10);
});

/** Where the bars lie: their edge and their thickness. */
const bars = (id: string) =>
  [...document.querySelectorAll(`[data-series="${id}"] rect`)].map((bar) => [
    bar.getAttribute('y'),
    bar.getAttribute('height'),
  ]);

const value = { id: 'value', label: 'Value', kind: 'money', values: [4_200_000, 0] } as const;
const weighted = { id: 'weighted', label: 'Weighted value', kind: 'money', values: [2_100_000, 0] } as const;
const drawn = (series: ChartProps['series'], over: boolean) =>
  renderInShell(
    <AppTheme mode="light" preset="default" direction="ltr">
      <Chart label="Pipeline" kind="bars" names={['Writing', 'Review']} series={series} over={over} />
    </AppTheme>,
  );

test('a part stands over what it is a part of, whose figure stands at its end', async () => {
  await drawn([weighted, value], true);
  expect(await screen.findByText('$4.2M')).toBeVisible();
  expect(screen.queryByText('$2.1M')).toBeNull();
  expect(bars('weighted')).toEqual(bars('value'));
  // What is drawn last is in front.
  const plots = document.querySelectorAll('.MuiChartsSurface-root [data-series]:has(rect)');
  expect([...plots].map((plot) => plot.getAttribute('data-series'))).toEqual(['value', 'weighted']);
});

test('grey bars stand where a chart will be', async () => {
  await renderInShell(<LoadingBars height={280} />);
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
  await waitFor(() => expect(document.querySelectorAll('.MuiSkeleton-root')).toHaveLength(6));
});

test('bars beside each other have their figures, none where there is nothing', async () => {
  await drawn([weighted, value], false);
  expect(await screen.findByText('$4.2M')).toBeVisible();
  expect(screen.getByText('$2.1M')).toBeVisible();
  expect(document.querySelectorAll('[data-series] text')).toHaveLength(2);
  expect(bars('weighted')).not.toEqual(bars('value'));
});
