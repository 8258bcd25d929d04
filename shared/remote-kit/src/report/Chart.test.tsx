import { screen, waitFor, within } from '@testing-library/react';
import { renderInShell } from '../testing/renderInShell.tsx';
import { AppTheme } from '../ui/AppTheme.tsx';
import { Chart } from './Chart.tsx';

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
