import { emptyInput } from '@bidwright/contract-kit';
import { feedback } from '@bidwright/contract-shell';
import { callServer, changeRecord, renderModule } from '@bidwright/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';

const said = (id: string, values: object) => ({
  ...emptyInput(feedback),
  id,
  version: 1,
  dateCreated: 1_790_000_000,
  dateUpdated: 1_790_000_000,
  addedBy: { id: 'bo', name: 'Bo Ray' },
  page: '/dashboard',
  role: 'User',
  ...values,
});

const open = said('f1', { text: 'The chart is hard to read.' });
const shared = said('f3', { text: 'The font is small.' });
const records = [open, said('f2', { text: 'Fine.', state: 'Closed' }), shared];
let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(async () => {
  server = await callServer([{ of: feedback, records }]);
});
afterAll(() => server.close());

test('what people sent is answered from beside the list', async () => {
  const { user, alerts, address } = await renderModule(module, '/admin/feedback');
  expect(await screen.findByText('3 messages')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'The chart is hard to read.' }));
  expect(address()).toBe('/admin/feedback?record=f1');
  const drawer = within(await screen.findByRole('dialog', { name: 'Feedback by Bo Ray' }));
  expect(drawer.getByRole('link', { name: '/dashboard' })).toHaveAttribute('href', '/dashboard');
  await user.type(drawer.getByRole('textbox', { name: /^Answer/ }), 'It is larger now.');
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Answer sent to Bo Ray' }]));
  expect(open).toMatchObject({ answer: 'It is larger now.' });
});

test('an answer that is typed is not lost by a slip; a refusal keeps it', async () => {
  const { user } = await renderModule(module, '/admin/feedback?record=f2');
  const drawer = within(await screen.findByRole('dialog', { name: 'Feedback by Bo Ray' }));
  await user.type(await drawer.findByRole('textbox', { name: /^Answer/ }), 'Thanks');
  server.refuseNext('update', 422, {
    code: 'invalid',
    message: 'No',
    fields: { answer: { key: 'validation.max', values: { max: 1 }, message: 'Too long' } },
  });
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(drawer.getByRole('textbox', { name: /^Answer/ })).toBeInvalid());
  expect(drawer.getByRole('textbox', { name: /^Answer/ })).toHaveValue('Thanks');
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  expect((await screen.findAllByText(/changes/i))[0]).toBeVisible();
});

test('what another Admin answers meanwhile leaves what is typed; it is said at the field, and saving again is meant', async () => {
  const { user, alerts } = await renderModule(module, '/admin/feedback?record=f3');
  const drawer = within(await screen.findByRole('dialog', { name: 'Feedback by Bo Ray' }));
  const answer = await drawer.findByRole('textbox', { name: /^Answer/ });
  await user.type(answer, 'It is larger now.');
  changeRecord(shared, { answer: 'Soon.', text: 'The font is tiny.' });
  // As when a person comes back to the tab.
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await drawer.findByText('The font is tiny.')).toBeVisible();
  expect(drawer.getByRole('textbox', { name: /^Answer/ })).toHaveValue('It is larger now.');
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(answer).toHaveAccessibleDescription(/^Someone else has changed this/));
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Answer sent to Bo Ray' }]));
  expect(shared).toMatchObject({ answer: 'It is larger now.' });
});

test('what somebody sends while the page is open comes by itself', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await renderModule(module, '/admin/feedback');
  expect(await screen.findByText('3 messages')).toBeVisible();
  records.push(said('f4', { text: 'It is slow.' }));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByRole('button', { name: 'It is slow.' })).toBeVisible();
  expect(await screen.findByText('4 messages')).toBeVisible();
  jest.useRealTimers();
});
