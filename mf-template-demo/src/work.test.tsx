import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from './module.tsx';

let server: Awaited<ReturnType<typeof callServer>>;

beforeAll(async () => {
  server = await callServer([], { 'template-demo/apiPlace': () => ({ api: 'mock' }) });
});
afterAll(() => server.close());

const open = (path: string) => renderModule(module, path);

const columnOf = (name: string) => {
  const heading = screen.getByRole('heading', { name });
  const column = heading.parentElement?.parentElement;
  if (!column) throw new Error(`There is no column ${name}`);
  return within(column);
};

test('an item moves to another column by keys alone', async () => {
  const { user } = await open('/demo/kanban');
  const handle = await screen.findByRole('button', { name: 'Move Sketch the front page' });
  handle.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'To Review' });
  await user.keyboard('{End}{ArrowUp}{Enter}');
  expect(await columnOf('Review').findByText('Sketch the front page')).toBeVisible();
  expect(columnOf('To do').queryByText('Sketch the front page')).toBeNull();
});

test('an item is added, changed, talked about and removed', async () => {
  const { user } = await open('/demo/kanban');
  const line = await screen.findByRole('textbox', { name: 'New item in Review' });
  expect(line).toHaveAttribute('placeholder', 'New item');
  await user.type(line, 'Paint the door{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Paint the door' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Paint the door' }));
  await user.type(panel.getByRole('textbox', { name: 'Write a comment' }), 'In green?{Enter}');
  expect(await panel.findByText('In green?')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Remove item' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Remove "Paint the door"?' })).getByRole('button', {
      name: 'Remove item',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Paint the door' })).toBeNull());
});

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('stories stand in the backlog, and change their order', async () => {
  const { user } = await open('/demo/kanban');
  await user.click(await screen.findByRole('button', { name: 'Backlog' }));
  await screen.findByRole('heading', { name: 'A friendlier first visit' });
  await user.click(screen.getByRole('button', { name: 'Move A friendlier first visit down' }));
  await waitFor(() => expect(titles()).toEqual(['The reading room opens', 'A friendlier first visit']));
});

test('what is written in a chat stands there at once', async () => {
  const { user } = await open('/demo/chat');
  await user.click(await screen.findByRole('button', { name: /Benoît Lacroix/ }));
  const messages = within(await screen.findByRole('list', { name: 'Messages with Benoît Lacroix' }));
  await user.type(screen.getByRole('textbox', { name: 'Write to Benoît Lacroix' }), 'See you soon{Enter}');
  expect(messages.getByText('See you soon')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Write to Benoît Lacroix' })).toHaveValue('');
});

test('a mail is read, starred and answered', async () => {
  const { user } = await open('/demo/mail');
  const list = within(await screen.findByRole('list', { name: 'Inbox' }));
  const [star] = list.getAllByRole('button', { name: /^Star/ });
  if (!star) throw new Error('There is no mail');
  await user.click(star);
  expect(star).toBePressed();
  await user.click(list.getAllByRole('button', { name: /Amara Okafor/ })[0] ?? star);
  const mail = within(await screen.findByRole('dialog', { name: 'Minutes of the planning round' }));
  await user.click(mail.getByRole('button', { name: 'Reply' }));
  const letter = within(await screen.findByRole('dialog', { name: 'Write mail' }));
  expect(letter.getByLabelText(/^Subject/)).toHaveValue('Re: Minutes of the planning round');
  await user.click(letter.getByRole('button', { name: /^Send/ }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Write mail' })).toBeNull());
});

test('an event is planned', async () => {
  const { user } = await open('/demo/calendar');
  await user.click(await screen.findByRole('button', { name: 'New event' }));
  const form = within(await screen.findByRole('dialog', { name: 'New event' }));
  await user.type(form.getByLabelText(/^Title/), 'Lunch with Ines');
  await user.click(form.getByRole('button', { name: 'Save event' }));
  expect((await screen.findAllByText('Lunch with Ines')).length).toBeGreaterThan(0);
});
