import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { today } from '@bidwright/remote-kit/ui';
import { screen, waitFor } from '@testing-library/react';
import { bids, store } from '../../../api.ts';
import module from '../../../module.tsx';
import { bid, lookups, people, pointing, status } from '../../../testing/samples.ts';

const won = { opportunityStatus: pointing(status.won) };
const records = [
  bid('late', { ...won, solicitationName: 'Due long ago', dueDate: '2020-05-01' }),
  bid('early', { ...won, solicitationName: 'Won before', dueDate: `${today().slice(0, 4)}-05-01` }),
];
const asked: object[] = [];
let server: Awaited<ReturnType<typeof callServer>>;
beforeEach(async () => {
  localStorage.clear();
  asked.length = 0;
  server = await callServer([{ of: opportunities, records }, ...lookups()], {
    'opportunities/wonIn': ({ from, to }) => {
      asked.push({ from, to });
      return String(from).startsWith('2020') ? ['early'] : ['late'];
    },
  });
});
afterEach(async () => {
  store.dispatch(bids.util.resetApiState());
  await server.close();
});

test('what was won this year goes by the day it was won, not by when it was due', async () => {
  const { user, address } = await renderModule(module, '/general/opportunities', { person: people.admin });
  await user.click(await screen.findByText('Views'));
  await user.click(await screen.findByText('Won this year'));
  expect(await screen.findByText('Due long ago')).toBeVisible();
  expect(screen.queryByText('Won before')).toBeNull();
  expect(address()).toMatch(/won=thisYear/);
  const year = today().slice(0, 4);
  expect(asked).toEqual([{ from: `${year}-01-01`, to: `${year}-12-31` }]);
});

test('any days can be asked for, and a list without the filter asks nothing', async () => {
  const fixed = await renderModule(module, '/general/opportunities?status=all&won=2020-01-01..2020-12-31', {
    person: people.admin,
  });
  expect(await screen.findByText('Won before')).toBeVisible();
  expect(screen.queryByText('Due long ago')).toBeNull();
  fixed.unmount();
  await renderModule(module, '/general/opportunities?status=all', { person: people.admin });
  await waitFor(() => expect(screen.getByText('Due long ago')).toBeVisible());
  expect(asked).toEqual([{ from: '2020-01-01', to: '2020-12-31' }]);
});

/** Refuses the call, however many parts of the page ask, until what it answers is called. */
const refusing = (status: number, errorInfo: Parameters<typeof server.refuseNext>[2]) => {
  let still = true;
  const refuse = (): unknown =>
    server.refuseNext('wonIn', status, errorInfo, () => {
      if (still) queueMicrotask(refuse);
      return still;
    });
  refuse();
  return () => {
    still = false;
  };
};

test('days in which more were won than can be told are to be narrowed', async () => {
  const from = { key: 'wonIn.tooMany', values: { max: 1000 }, message: 'Too many' };
  refusing(422, { code: 'invalid', message: 'Too many', fields: { from } });
  await renderModule(module, '/general/opportunities?status=all&won=2020-01-01..2020-12-31', { person: people.admin });
  expect(
    await screen.findByText('More than 1,000 bids were won in this period. Choose a shorter period.'),
  ).toBeVisible();
  expect(screen.queryByText('Retry')).toBeNull();
  expect(document.querySelector('table')).toBeNull();
});

const shown = [
  ['a table', ''],
  ['a grouped table', '&group=primaryTeam'],
  ['a board', '&layout=board'],
  ['a forecast', '&layout=forecast'],
  ['a calendar', '&layout=calendar&month=2020-05-01'],
];
test.each(shown)(
  'while nobody knows what was won, %s neither asks for bids nor says that there are none',
  async (_, how) => {
    const answer = refusing(503, { code: 'busy', message: 'Busy' });
    const address = `/general/opportunities?status=all&won=2020-01-01..2020-12-31${how}`;
    const { user } = await renderModule(module, address, { person: people.admin });
    const retry = await screen.findByText('Retry');
    expect(screen.queryByText('Export')).toBeNull();
    expect(screen.queryByText('No match for these filters')).toBeNull();
    answer();
    await user.click(retry);
    expect(await screen.findByText('Export')).toBeVisible();
    await waitFor(() => expect(JSON.stringify(server.asks)).toContain('"value":["early"]'));
    expect(JSON.stringify(server.asks)).not.toContain('"value":[]');
  },
);
