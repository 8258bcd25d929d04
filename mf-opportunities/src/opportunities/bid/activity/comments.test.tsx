import { opportunities } from '@bidwright/contract-opportunities';
import { callServer, changeRecord, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import module from '../../../module.tsx';
import { options, press } from '../../../testing/hands.ts';
import { bid, lookups, people } from '../../../testing/samples.ts';

const record = { ...bid('b1'), comments: [] as object[] };
let server: Awaited<ReturnType<typeof callServer>>;

beforeAll(async () => {
  changeRecord(record, { description: 'Other words' });
  server = await callServer([{ of: opportunities, records: [record] }, ...lookups()]);
});
afterAll(() => server.close());

const open = async () => {
  const page = await renderModule(module, '/general/opportunities/b1', { person: people.lead });
  await screen.findByText('Activity');
  return { ...page, field: screen.getByLabelText<HTMLTextAreaElement>('Comment') };
};

test('a comment is written by keyboard alone, and who is named in it is told', async () => {
  const { user, field, held, alerts } = await open();
  await user.click(field);
  await user.keyboard('Please ask @pri');
  await waitFor(() => expect(options()).toHaveLength(1));
  expect(held()).toBe(true);
  await user.keyboard('{Enter}');
  expect(field.value).toBe('Please ask @Priya Raman ');
  await user.keyboard('today{Control>}{Enter}{/Control}');
  await waitFor(() => expect(field.value).toBe(''));
  expect(held()).toBe(false);
  expect(alerts).toEqual([{ severity: 'success', text: 'Comment Added', compact: true }]);
  expect(record.comments).toMatchObject([
    { text: 'Please ask @Priya Raman today', mentions: [{ name: 'Priya Raman' }] },
  ]);
  expect((await screen.findByText('@Priya Raman')).tagName).toBe('B');
});

test('a comment that is refused stays in its field', async () => {
  const { user, field, alerts } = await open();
  server.refuseNext('createSubcollection', 503, { code: 'busy', message: 'Busy' });
  await user.click(field);
  await user.keyboard('Not lost');
  await user.click(field.parentElement?.querySelector('button') as HTMLElement);
  const detail = 'The app is very busy right now. Try again in a moment.';
  await waitFor(() => expect(alerts).toEqual([{ severity: 'error', text: 'Error adding Comment', detail }]));
  expect(field.value).toBe('Not lost');
});

test('comments and changes are shown together or apart', async () => {
  const { user } = await open();
  await screen.findByText('Show both texts');
  // What stands above may still be loading.
  await waitFor(() => expect(screen.getByText('@Priya Raman')).toBeVisible());
  await press(user, 'Comments');
  expect(screen.queryByText('Show both texts')).toBeNull();
  await press(user, 'Changes');
  expect(screen.queryByText('@Priya Raman')).toBeNull();
  expect(screen.getByText('Show both texts')).toBeVisible();
});
