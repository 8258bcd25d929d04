import { opportunities, type ReportAnswer } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';
import { clickBar, sizeDrawings } from '../testing/drawings.ts';
import { press } from '../testing/hands.ts';
import { lookups, people, status } from '../testing/samples.ts';
import { pipelineAnswer, reportRecord } from './sample.ts';

/* The bids behind figures and bars, and how figures stand beside those of before. */

const won = (by: string, share: number | null): ReportAnswer['totals'] => ({ won: Number(by), winRate: share });
const yields: ReportAnswer = {
  ...pipelineAnswer,
  by: 'source',
  rows: [
    { key: 'sam', name: 'SAM.gov', figures: { ...won('3', 0.75), bids: 7, sent: 5, value: 0, wonValue: 0 } },
    { key: 'none', name: null, figures: { ...won('0', null), bids: 2, sent: 1, value: 0, wonValue: 0 } },
  ],
  totals: { ...won('3', 0.5), bids: 9, sent: 6, value: 5_000_000, wonValue: 1_000_000 },
};
const before: ReportAnswer = {
  ...yields,
  from: '2025-10-23',
  to: '2025-11-22',
  rows: [{ key: 'sam', name: 'SAM.gov', figures: { ...won('4', 0.5), bids: 7, sent: 5, value: 0, wonValue: 0 } }],
  totals: { ...won('4', 0.496), bids: 9, sent: 6, value: 4_999_999.7, wonValue: 3_000_000 },
};

const total = 120;
let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  sizeDrawings();
  server = await callServer([{ of: opportunities, records: [] }, ...lookups()], {
    'opportunities/report': ({ report, compare }) =>
      report === 'source-yield' ? { ...yields, previous: compare === true ? before : null } : pipelineAnswer,
    'opportunities/reportRecords': ({ skip }) => {
      const first = Number(skip ?? 0);
      const many = Math.min(50, total - first);
      return {
        records: Array.from({ length: many }, (_, at) => reportRecord(`b${first + at}`, `Bid ${first + at + 1}`)),
        total,
      };
    },
  });
});
afterAll(() => server.close());
beforeEach(() => {
  server.asks.length = 0;
});

const open = async (address: string) => {
  const page = await renderModule(module, address, { person: people.admin });
  await screen.findByRole('table');
  return page;
};
const asked = () => server.asks.filter(({ call }) => call === 'reportRecords').map(({ body }) => body);

test('fifty bids stand at once: the next and the previous fifty are asked for, up to the last and back', async () => {
  const { user } = await open('/reports/pipeline');
  await user.click(screen.getByRole('button', { name: 'Total, Bids: 5' }));
  const drawer = await screen.findByRole('dialog', { name: 'Total · Bids' });
  const first = async () => (await within(drawer).findAllByRole('link'))[0];
  const [earlier, later] = [await within(drawer).findByText('Previous 50'), within(drawer).getByText('Next 50')];
  expect(within(drawer).getByText('120 bids')).toBeVisible();
  expect(within(drawer).getAllByRole('listitem')).toHaveLength(50);
  expect(earlier.closest('button')).toBeDisabled();
  await user.click(later);
  await waitFor(async () => expect(await first()).toHaveTextContent('Bid 51'));
  expect(earlier.closest('button')).toBeEnabled();
  await user.click(later);
  await waitFor(async () => expect(await first()).toHaveTextContent('Bid 101'));
  expect(within(drawer).getAllByRole('listitem')).toHaveLength(20);
  expect(later.closest('button')).toBeDisabled();
  await user.click(earlier);
  await waitFor(async () => expect(await first()).toHaveTextContent('Bid 51'));
  expect(asked().map(({ skip }) => skip ?? 0)).toEqual([0, 50, 100]);
});

test('bids that do not load say so in their own place, and are asked for again', async () => {
  const { user } = await open('/reports/pipeline');
  server.refuseNext('reportRecords', 503, { code: 'busy', message: 'Busy' });
  await user.click(screen.getByRole('button', { name: 'Writing, Bids: 2' }));
  const drawer = await screen.findByRole('dialog', { name: 'Writing · Bids' });
  await user.click(await within(drawer).findByText('Retry'));
  expect(await within(drawer).findByText('120 bids')).toBeVisible();
});

test('a bar opens the bids behind it, under the parameters of the page', async () => {
  await open('/reports/pipeline?team=teams-Health&basis=due');
  await clickBar(screen.getByRole('figure', { name: 'Pipeline' }), 'weighted', 1);
  await screen.findByRole('dialog', { name: 'Writing · Weighted value' });
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(asked()).toMatchObject([
    { report: 'pipeline', team: ['teams-Health'], key: status.writing.id, figure: 'weighted' },
  ]);
});

const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('beside the period before stands what it was and by how much it changed, in rows and in the sums', async () => {
  const { user } = await open('/reports/source-yield');
  expect(cells(/^Total/)).toEqual(['9', '6', '3', '50%', '$5,000,000', '$1,000,000']);
  await press(user, 'Compare with before');
  await screen.findByRole('row', { name: /^Before: Oct 23, 2025 – Nov 22, 2025/ });
  expect(cells(/^Before/)).toEqual([
    '9',
    '6',
    '4 (−1)',
    '49.6% (+0.4 pts)',
    // It has changed by less than is written.
    '$5,000,000',
    '$3,000,000 (−$2,000,000)',
  ]);
  expect(cells(/^SAM\.gov/).slice(0, 4)).toEqual(['77', '55', '34 (−1)', '75%50% (+25 pts)']);
  // What was not there before stands alone.
  expect(cells(/^None/).slice(0, 2)).toEqual(['2', '1']);
});
