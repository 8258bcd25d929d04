import { richTextOf, type Similar } from '@bidwright/contract-rfp-library';
import { renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';
import { button, entries, findButton, libraryServer, told } from '../testing/library.tsx';

const server = libraryServer();

const section = (title: string | null, text: string) => ({ title, richText: richTextOf(text) });
const call = 'sections?name=proposal.docx';

const open = async () => {
  const page = await renderModule(module, '/rfp-content-library/import');
  const input = await screen.findByLabelText('Choose Word or PDF file', {}, { timeout: 20_000 });
  // The server of a test reads JSON.
  await page.user.upload(input, new File(['{}'], 'proposal.docx'));
  return page;
};

const rows = async () =>
  [...(await screen.findByLabelText('Sections')).children].filter((row) => row instanceof HTMLElement);
const row = async (at: number) => within((await rows())[at] as HTMLElement);
const taken = async () => (await rows()).map((one) => one.querySelector<HTMLInputElement>('[type=checkbox]')?.checked);

const like = (share: number): Similar => ({
  id: 'e1',
  sectionTitle: { id: 't-Risk-management', name: 'Risk management' },
  opportunity: { id: 'o1', name: 'River gauge data hub' },
  proposalYear: 2024,
  share,
});

const proposal = {
  sections: [
    section(null, 'A cover'),
    section('1. Risks', 'Old words'),
    section('2. Staff', 'Near words'),
    section('3. Plan', 'New words'),
  ],
  pictures: 0,
};

test('what the library has already is marked and left out, what it nearly has is marked, and both lead to it', async () => {
  told.cut = proposal;
  told.similar = (text) => (text === 'Old words' ? [like(0.94)] : text === 'Near words' ? [like(0.6)] : []);
  const { user } = await open();
  expect(await screen.findByText('1 section is already in the library')).toBeVisible();
  expect(await taken()).toEqual([false, false, true, true]);
  const old = await row(1);
  expect(old.getByText('Already in the library')).toBeVisible();
  const link = old.getByText('Risk management · River gauge data hub · 2024').closest('a');
  expect(link).toHaveAttribute('href', '/rfp-content-library?entry=e1');
  expect(link?.parentElement).toHaveTextContent(/^94% of the wording/);
  const near = await row(2);
  expect(near.getByText(/^60% of the wording/)).toBeVisible();
  expect(near.queryByText('Already in the library')).toBeNull();
  await user.click(old.getByLabelText('Import “Risks”'));
  expect(button('Import 3 sections')).toBeVisible();
  const asked = server.asks().filter((ask) => ask.call === 'similar');
  expect(asked.map(({ body }) => [body.sectionTitle, body.rfpContent]).toSorted()).toEqual([
    [null, 'A cover'],
    [null, 'Near words'],
    [null, 'New words'],
    [null, 'Old words'],
  ]);
});

test('while sections are compared with the library, the page says how far that is', async () => {
  told.cut = proposal;
  server.breakNext('similar', 'wait');
  await open();
  expect(await screen.findByText('Comparing with the library: 0 of 4')).toBeVisible();
});

test('while a file is read the button says so', async () => {
  server.breakNext(call, 'wait');
  await open();
  expect(await findButton('Reading the file…')).toBeVisible();
});

test('where one section fails those before it are in the library, and the rest is imported by the next try', async () => {
  told.cut = proposal;
  const { user, alerts } = await open();
  await findButton('Import 3 sections');
  const busy = { code: 'service-unavailable', message: 'Down' };
  server.refuseNext('create', 503, busy, ({ rfpContent }) => rfpContent === 'Near words');
  await user.click(button('Import 3 sections'));
  expect(await findButton('Import 2 sections')).toBeVisible();
  expect((await row(1)).getByText('Imported')).toBeVisible();
  expect((await row(1)).getByLabelText('Import “Risks”')).toBeDisabled();
  await waitFor(() => expect(button('Import 2 sections').closest('button')).toBeEnabled());
  await user.click(button('Import 2 sections'));
  await waitFor(() => expect(alerts.at(-1)).toMatchObject({ text: '2 sections added to the library' }));
  const imported = entries.map(({ rfpContent: text }) => text).filter((text) => text.endsWith(' words'));
  expect(imported).toEqual(['Old words', 'Near words', 'New words']);
});

test('a long title stands in full in its box, and stays one line whatever is typed or pasted', async () => {
  const long = 'How we hand over each of the eleven regions to the next team without a day of lost service';
  told.cut = { ...proposal, sections: [section(long, 'How')] };
  const { user } = await open();
  const box = await screen.findByLabelText<HTMLTextAreaElement>(`Title of “${long}”`);
  expect(box.tagName).toBe('TEXTAREA');
  // What the box is as high as.
  expect(box.parentElement).toHaveAttribute('data-text', long);
  await user.clear(box);
  await user.click(box);
  await user.paste('Exit\n  plan');
  await user.keyboard(' B{Enter}ack');
  expect(box).toHaveValue('Exit plan Back');
  expect(box.parentElement).toHaveAttribute('data-text', 'Exit plan Back');
  expect(await findButton('Import 1 section')).toBeVisible();
});

test('sections that were looked at are not lost by a slip: cancelling asks first', async () => {
  told.cut = proposal;
  const { user } = await open();
  const box = await screen.findByLabelText('Title of “Risks”');
  await user.type(box, ' we take');
  await user.keyboard('{Escape}');
  const asked = await screen.findByRole('dialog');
  expect(asked).toHaveTextContent('Discard your changes?');
  await user.click(within(asked).getByText('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Title of “Risks we take”')).toBeVisible();
});

test('none chosen, or one without a title, is said before anything is saved', async () => {
  told.cut = proposal;
  const { user } = await open();
  const before = entries.length;
  await user.click(await screen.findByLabelText('All sections'));
  await user.click(button('Import 4 sections'));
  expect(await screen.findByText('Every section needs a title or must be left out.')).toBeVisible();
  await user.click(screen.getByLabelText('All sections'));
  await user.click(button('Import sections'));
  expect(await screen.findByText('Choose at least one section.')).toBeVisible();
  expect(entries).toHaveLength(before);
});

test.each([
  ['proposal-no-text', /It may be a scan/],
  ['proposal-encrypted', /save it without a password/],
  ['proposal-damaged', /The file is damaged/],
  ['proposal-too-slow', /takes too long to read/],
  ['proposal-too-many', /more than 300 sections/],
  ['type-not-kept', /Choose a Word file/],
])('%s: says why, and another file can be chosen', async (code, why) => {
  server.refuseNext(call, 422, { code, message: 'Refused' });
  await open();
  expect(await screen.findByText('“proposal.docx” cannot be imported')).toBeVisible();
  expect(screen.getByText(why)).toBeVisible();
  expect(button('Choose Word or PDF file')).toBeEnabled();
});
