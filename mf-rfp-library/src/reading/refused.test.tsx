import { away, faultAt } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { button, findButton, libraryServer, open } from '../testing/library.tsx';

const server = libraryServer();

const read = async () => {
  const page = await open('/rfp-content-library?words=glad&entry=e2');
  return { ...page, drawer: within(await screen.findByRole('dialog')) };
};
const sent = (call: string) => server.asks().filter((one) => one.call === call);
const choose = (text: RegExp) => screen.findByText(text, { selector: '[role=option], [role=option] *' });

test('a comment without words is refused at its field; one that the service refuses stays, and is added by the next try', async () => {
  const { user } = await read();
  await user.click(await findButton('Comments'));
  const comment = await screen.findByLabelText(/^Comment/);
  await user.click(button('Add comment'));
  await waitFor(() => expect(comment).toHaveAccessibleDescription('This field is required'));
  expect(sent('createSubcollection')).toEqual([]);
  await user.click(comment);
  await user.paste('Too short');
  server.refuseNext('createSubcollection', 422, faultAt('text'));
  await user.click(button('Add comment'));
  await waitFor(() => expect(comment).toHaveAccessibleDescription('This value cannot be used'));
  server.breakNext('createSubcollection', 'hang up');
  await user.click(button('Add comment'));
  expect(await screen.findByText(/^The server cannot be reached/)).toBeVisible();
  expect(comment).toHaveValue('Too short');
  await user.click(button('Add comment'));
  expect(await screen.findByText('Too short', { selector: 'div' })).toBeVisible();
});

test('a use is not noted without a bid, or by a note that is too long; what the service refuses stays to be tried again', async () => {
  const { user, drawer, alerts } = await read();
  await user.click(drawer.getByLabelText('More actions'));
  await user.click(await screen.findByText('Record a use'));
  const bid = await screen.findByLabelText(/^For which opportunity/);
  const note = screen.getByLabelText(/^Note/);
  const long = 'x'.repeat(501);
  await user.click(note);
  await user.paste(long);
  await user.click(button('Record'));
  await waitFor(() => expect(bid).toHaveAccessibleDescription('This field is required'));
  expect(note).toHaveAccessibleDescription('At most 500 characters');
  expect(note).toHaveValue(long);
  expect(sent('use')).toEqual([]);

  await user.clear(note);
  await user.paste('Chapter 3');
  await user.click(bid);
  await user.click(await choose(/River gauge/));
  server.refuseNext('use', 422, faultAt('opportunity', 'validation.noRecord'));
  await user.click(button('Record'));
  await waitFor(() => expect(bid).toHaveAccessibleDescription('Record not found'));
  server.refuseNext('use', 503, away);
  await user.click(button('Record'));
  expect(await screen.findByText(/^This part of the app is not responding/)).toBeVisible();
  expect(bid).toHaveValue('River gauge data hub');
  expect(note).toHaveValue('Chapter 3');
  await user.click(button('Record'));
  await waitFor(() => expect(alerts.at(-1)).toMatchObject({ text: 'Recorded as used in River gauge data hub' }));
});

test('a review whose note is too long is refused at its field; what the service refuses stays to be tried again', async () => {
  const { user, drawer, alerts } = await read();
  await user.click(await drawer.findByText('Mark reviewed'));
  const form = within((await screen.findByText('Mark this text as reviewed')).parentElement as HTMLElement);
  const note = await form.findByLabelText(/^Note/);
  await user.click(note);
  await user.paste('x'.repeat(2001));
  await user.click(form.getByText('Mark reviewed'));
  await waitFor(() => expect(note).toHaveAccessibleDescription('At most 2,000 characters'));
  expect(note).toHaveValue('x'.repeat(2001));
  expect(sent('review')).toEqual([]);
  await user.clear(note);
  await user.paste('Figures of 2026');
  server.refuseNext('review', 422, faultAt('note'));
  await user.click(form.getByText('Mark reviewed'));
  await waitFor(() => expect(note).toHaveAccessibleDescription('This value cannot be used'));
  expect(note).toHaveValue('Figures of 2026');
  await user.click(form.getByText('Mark reviewed'));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Text marked as reviewed' }]));
});
