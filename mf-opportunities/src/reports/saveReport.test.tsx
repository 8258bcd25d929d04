import { opportunities } from '@bidwright/contract-opportunities';
import { views } from '@bidwright/contract-shell';
import { away, callServer, faultAt, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';
import { choose, fill, note } from '../testing/hands.ts';
import { lookups, people } from '../testing/samples.ts';
import { pipelineAnswer } from './sample.ts';

const saved: object[] = [];
let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([{ of: opportunities, records: [] }, { of: views, records: saved }, ...lookups()], {
    'opportunities/report': () => pipelineAnswer,
  });
});
afterAll(() => server.close());

const open = async () => {
  const page = await renderModule(module, '/reports/pipeline', { person: people.admin });
  await page.user.click(await screen.findByText('Save report'));
  const form = within(await screen.findByRole('dialog'));
  return { ...page, save: () => page.user.click(form.getByText('Save report', { selector: 'button' })) };
};
const name = /^Report name/;

test('a report is not kept without a name, or for a team that is none; nothing is sent, and what was chosen stays', async () => {
  const { user, save } = await open();
  await choose(user, /^Who sees it/, 'A team');
  await save();
  await waitFor(() => expect(note(name)).toBe('This field is required'));
  expect(note(/^Team/)).toBe('Please choose the team that shares this view');
  expect(screen.getByLabelText(/^Who sees it/)).toHaveTextContent('A team');
  expect(server.asks.some(({ call }) => call === 'create')).toBe(false);
});

test('a name that is taken is said at its field, a service that is away in the form; the name stays, and another try keeps it', async () => {
  const { user, save, alerts } = await open();
  await fill(user, name, 'Open bids');
  server.refuseNext('create', 409, faultAt('name', 'validation.taken'));
  await save();
  await waitFor(() => expect(note(name)).toBe('Another record already has this value'));
  server.refuseNext('create', 503, away);
  await save();
  expect(await screen.findByText(/^This part of the app is not responding/)).toBeVisible();
  expect(screen.getByLabelText(name)).toHaveValue('Open bids');
  await save();
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Report saved' }]));
  expect(saved).toMatchObject([{ name: 'Open bids', page: '/reports/pipeline' }]);
});
