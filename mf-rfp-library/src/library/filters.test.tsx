import { screen, waitFor, within } from '@testing-library/react';
import { button, findButton, libraryServer, open, results, words } from '../testing/library.tsx';

libraryServer();

/** The filters of a narrow page, and one of its buttons. */
const ofSheet = (text: string) => {
  const sheet = screen.getByLabelText(/^Filters/, { selector: '[role=dialog]' });
  return within(sheet).getByText(text, { selector: 'button, button *' });
};

test('filters narrow the search, and Clear takes all of it back', async () => {
  const { user } = await open('/rfp-content-library?words=nowhere');
  expect(await screen.findByText('No results')).toBeVisible();
  await user.clear(words());

  await user.click(button('Filters'));
  await user.click(screen.getByLabelText(/^Proposal year/, { selector: '[role=combobox]' }));
  await user.click(screen.getByText('2025', { selector: '[role=option] *' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('1 result')).toBeVisible();
  expect((await results())[0]).toHaveTextContent('Staffing plan');
  expect(button('Filters · 1')).toBeVisible();
  await user.click(screen.getByLabelText('Proposal year 2025: remove'));
  expect(await screen.findByText('Newest entries')).toBeVisible();

  await user.click(screen.getByLabelText(/^Proposal year/, { selector: '[role=combobox]' }));
  await user.click(screen.getByText('2025', { selector: '[role=option] *' }));
  await user.keyboard('{Escape}');
  expect(await screen.findByText('1 result')).toBeVisible();
  await user.click(ofSheet('Show 1 result'));
  await waitFor(() => expect(screen.queryByLabelText(/^Proposal year/, { selector: '[role=combobox]' })).toBeNull());

  await user.click(button('Clear'));
  expect(await screen.findByText('Newest entries')).toBeVisible();
  expect(await results()).toHaveLength(3);
});

test('a chosen opportunity is looked for by its id, and Clear empties its field', async () => {
  const { user, address } = await open();
  await user.click(await findButton('Filters'));
  const field = screen.getByLabelText(/^Opportunity$/);
  await user.click(field);
  await user.click(await screen.findByText(/River gauge/, { selector: '[role=option], [role=option] *' }));
  await waitFor(() => expect(address()).toContain('opportunity=o1'));
  await user.click(ofSheet('Clear'));
  await waitFor(() => expect(screen.getByLabelText(/^Opportunity$/)).toHaveValue(''));
});

test('who types into a filter stays in it while its results come, and Clear empties it for good', async () => {
  const { user, address } = await open();
  await user.click(await findButton('Filters'));
  const field = screen.getByLabelText('Past nickname');
  await user.type(field, 'big');
  await waitFor(() => expect(address()).toContain('nickname=big'));
  await user.type(field, ' d');
  await waitFor(() => expect(address()).toContain('nickname=big+d'));
  expect(field).toHaveFocus();
  await user.type(field, 'ig');
  await user.click(ofSheet('Clear'));
  await waitFor(() => expect(screen.getByLabelText('Past nickname')).toHaveValue(''));
  await user.click(ofSheet('Close'));
  await waitFor(() => expect(screen.queryByLabelText('Past nickname')).toBeNull());
  await user.click(words());
  await user.paste('risk');
  expect(await screen.findByText('2 results')).toBeVisible();
  expect(address()).not.toContain('nickname');
});
