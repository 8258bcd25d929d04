import { changeRecord, widthIs } from '@bidwright/remote-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Entry } from '../api.ts';
import { button, entries, findButton, libraryServer, open, results } from '../testing/library.tsx';

const server = libraryServer();

test('reads an entry in the drawer: walks its finds, says where it is from and what came of it, copies it', async () => {
  const { user, alerts } = await open('/rfp-content-library?words=risk');
  await screen.findByText('2 results');
  await user.click((await results())[0] as HTMLElement);

  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText('Priya Raman')).toBeVisible();
  expect(drawer.getByText('No surprise in 11 projects')).toBeVisible();
  expect(drawer.getByText('2 matches')).toBeVisible();
  expect((await drawer.findAllByText('Won 4 of 6')).length).toBe(2);
  expect(drawer.getByText('Last used Nov 3, 2026')).toBeVisible();
  await user.click(drawer.getByLabelText('Next match'));
  expect(drawer.getByText('match 1 of 2')).toBeVisible();
  await user.keyboard('nn');
  expect(drawer.getByText('match 1 of 2')).toBeVisible();
  await user.keyboard('p');
  expect(drawer.getByText('match 2 of 2')).toBeVisible();

  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(drawer.getByText('Copy'));
  await user.click(screen.getByText('Copy as plain text'));
  expect(write).toHaveBeenCalledWith(entries[0]?.rfpContent);
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success', text: 'Text copied' }]));
});

test('the drawer leads from result to result, and says which it is and where it comes from', async () => {
  const { user } = await open('/rfp-content-library?words=risk&entry=e1');
  const drawer = within(await screen.findByRole('dialog', { name: 'Risk management' }));
  expect(drawer.getByText('River gauge data hub · 2024 · Priya Raman')).toBeVisible();
  expect(drawer.getByText('1 of 2')).toBeVisible();
  expect(drawer.getByLabelText('Previous record')).toBeDisabled();
  await user.click(drawer.getByLabelText('Next record'));
  expect(await screen.findByRole('dialog', { name: 'Staffing plan' })).toBeVisible();
  expect(drawer.getByText('2 of 2')).toBeVisible();
  expect(drawer.getByLabelText('Next record')).toBeDisabled();
});

test('the text beside the results is marked by the words that it was found by, also when another search fails', async () => {
  const { matchMedia } = window;
  widthIs(1440);
  const { user } = await open('/rfp-content-library?words=risk');
  const text = within(await screen.findByRole('article'));
  expect(await text.findByText('2 matches')).toBeVisible();
  server.refuseNext('test', 503, { code: 'busy', message: 'Busy' });
  await user.clear(screen.getByLabelText('Words'));
  await text.findByText('Cover letter');
  await user.click(screen.getByLabelText('Words'));
  await user.paste('glad');
  await screen.findByText('The search failed');
  expect(text.getByText('Cover letter')).toBeVisible();
  expect(text.queryByText('1 match')).toBeNull();
  window.matchMedia = matchMedia;
});

test('who follows a link to an entry that is gone is told so in the drawer', async () => {
  server.refuseNext('getRecordById', 404, { code: 'no-record', message: 'Record not found' });
  await open('/rfp-content-library?entry=gone');
  const drawer = within(await screen.findByRole('dialog', { name: 'This entry did not load' }));
  expect(await drawer.findByRole('alert')).toHaveTextContent('This entry did not load');
});

test('the key c copies the text with its form, and its words beside', async () => {
  const written: Record<string, Blob>[] = [];
  const Item = jest.fn((types: Record<string, Blob>) => void written.push(types));
  // jsdom has neither.
  Object.assign(globalThis, { ClipboardItem: Item });
  const { user, alerts } = await open('/rfp-content-library?words=glad&entry=e2');
  await screen.findByRole('dialog');
  const write = jest.fn(() => Promise.resolve());
  Object.assign(navigator.clipboard, { write });
  await user.keyboard('c');
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Text copied with its formatting' }]));
  expect(write).toHaveBeenCalledWith([expect.any(Item)]);
  const texts = Object.entries(written[0] ?? {}).map(async ([type, blob]) => [type, await blob.text()]);
  expect(await Promise.all(texts)).toEqual([
    ['text/html', '<p>We are glad to answer.</p>'],
    ['text/plain', 'We are glad to answer.'],
  ]);
});

test('shows the picture of an entry and leads to its document; a picture that is lost is named', async () => {
  Object.assign(entries[1] as Entry, {
    image: { name: 'plan.png', src: '/api/rfp-library/files/1' },
    document: { name: 'annex.pdf', src: '/api/rfp-library/files/2' },
  });
  await open('/rfp-content-library?words=glad&entry=e2');
  const drawer = within(await screen.findByRole('dialog'));
  const link = drawer.getByText('annex.pdf').closest('a');
  expect(link).toHaveAttribute('href', '/api/rfp-library/files/2');
  expect(link).toHaveAttribute('download');
  const picture = drawer.getByAltText('plan.png');
  expect(picture).toHaveAttribute('src', '/api/rfp-library/files/1');
  fireEvent.error(picture);
  expect(drawer.getByText(/cannot be shown/)).toHaveTextContent('The image plan.png cannot be shown');
});

test('who copied a text is offered to note in which bid it is used', async () => {
  const { user, alerts } = await open('/rfp-content-library?words=glad&entry=e2');
  const drawer = within(await screen.findByRole('dialog'));
  await user.click(drawer.getByText('Copy'));
  await user.click(screen.getByText('Copy as plain text'));
  await waitFor(() => expect(alerts.at(-1)).toMatchObject({ action: { label: 'Record a use' } }));
  act(() => alerts.at(-1)?.action?.run());
  await user.click(await screen.findByLabelText(/^For which opportunity/));
  await user.click(await screen.findByText(/River gauge/, { selector: '[role=option], [role=option] *' }));
  await user.click(screen.getByLabelText(/^Note/));
  await user.paste('Chapter 3');
  await user.click(button('Record'));
  await waitFor(() => expect(alerts.at(-1)?.text).toBe('Recorded as used in River gauge data hub'));
  expect(server.asks().findLast(({ call }) => call === 'use')?.body).toEqual({
    entries: ['e2'],
    opportunity: { id: 'o1', name: 'River gauge data hub' },
    note: 'Chapter 3',
  });
});

test('an Admin archives the entry that is read, takes that back, and copies the link to it', async () => {
  const { user, alerts } = await open('/rfp-content-library?words=glad&entry=e2');
  const drawer = within(await screen.findByRole('dialog'));
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(drawer.getByLabelText('More actions'));
  await user.click(await screen.findByText('Copy link'));
  expect(write).toHaveBeenCalledWith(`${location.origin}/rfp-content-library?entry=e2`);
  await user.click(drawer.getByLabelText('More actions'));
  await user.click(await screen.findByText('Archive'));
  await waitFor(() => expect(alerts.at(-1)).toMatchObject({ text: '1 text archived', action: { label: 'Undo' } }));
  expect(await drawer.findByText(/does not appear in searches/)).toBeVisible();
  expect(await screen.findByText('No results')).toBeVisible();
  act(() => alerts.at(-1)?.action?.run());
  await waitFor(() => expect(alerts.at(-1)).toMatchObject({ text: '1 text restored' }));
  expect(await screen.findByText('1 result')).toBeVisible();
  await waitFor(() => expect(drawer.queryByText(/does not appear in searches/)).toBeNull());
});

test('who is no Admin reads what is archived, and can neither archive nor restore', async () => {
  const lead = {
    id: 'p3',
    name: 'Lea',
    email: 'lea@example.com',
    permissions: ['Team Lead'],
    teams: [],
    opened: ['rfp-library'],
  };
  const { user, unmount } = await open('/rfp-content-library?words=glad&entry=e2', lead);
  await user.click(await screen.findByLabelText('More actions'));
  expect(await screen.findByText('Copy link')).toBeVisible();
  expect(screen.queryByText('Archive')).toBeNull();
  unmount();
  await open('/rfp-content-library?archived=yes&entry=e4', lead);
  expect(await screen.findByText(/does not appear in searches/)).toBeVisible();
  expect(screen.queryByText('Restore')).toBeNull();
});

test('versions tell what was changed, word by word', async () => {
  changeRecord(entries[2] as Entry, { rfpContent: 'A bench of seven lowers the risk.' });
  const { user } = await open('/rfp-content-library?words=bench&entry=e3');
  await user.click(await findButton('Versions'));
  await user.click(await screen.findByText('Changes to the text'));
  const [removed, added] = [document.querySelector('del'), document.querySelector('ins')];
  expect([removed?.textContent, added?.textContent]).toEqual(['six', 'seven']);
});

test('a comment is added and stands there', async () => {
  const { user } = await open('/rfp-content-library?words=glad&entry=e2');
  await user.click(await findButton('Comments'));
  await user.click(await screen.findByLabelText(/^Comment/));
  await user.paste('Too short for this client');
  await user.click(button('Add comment'));
  expect(await screen.findByText('Too short for this client', { selector: 'div' })).toBeVisible();
});

test('the basket keeps entries in order, here and after the page is left', async () => {
  const { user, unmount } = await open('/rfp-content-library?words=risk');
  for (const at of [0, 1]) {
    await user.click((await results())[at] as HTMLElement);
    await user.click(await findButton('Add to basket'));
  }
  unmount();
  const again = await open();
  await again.user.click(await findButton('Basket (2)'));
  await again.user.click(screen.getByLabelText('Move “Staffing plan” up'));
  expect(
    [...screen.getByLabelText('Basket', { selector: 'ol' }).querySelectorAll('li')].map(
      ({ textContent }) => textContent,
    ),
  ).toEqual([expect.stringContaining('Staffing plan'), expect.stringContaining('Risk management')]);
});
