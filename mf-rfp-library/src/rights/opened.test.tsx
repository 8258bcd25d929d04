import { emptyInput } from '@bidwright/contract-kit';
import { rfpContent, richTextOf } from '@bidwright/contract-rfp-library';
import { renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import module from '../module.tsx';
import { button, entries, findButton, libraryServer, open } from '../testing/library.tsx';
import { drafts } from '../writing/draft.ts';

const server = libraryServer();

const lead = {
  id: 'u-lead',
  name: 'Lena Lead',
  email: 'lena@example.com',
  permissions: ['Team Lead'],
  teams: ['team-1'],
  opened: ['rfp-library'],
};

const read = async (address: string) => {
  const page = await open(`/rfp-content-library?${address}`, lead);
  return { ...page, drawer: within(await screen.findByRole('dialog')) };
};

test('a Team Lead reads, copies and collects, and is offered nothing that the server refuses', async () => {
  const { drawer } = await read('words=owner&entry=e1');
  expect(await drawer.findByText('Copy')).toBeVisible();
  expect(drawer.getByText('Add to basket')).toBeVisible();
  for (const name of ['Mark reviewed', 'Start review']) expect(drawer.queryByText(name)).toBeNull();
  expect(drawer.queryByLabelText('Edit entry')).toBeNull();
  expect(screen.queryByText('Import', { selector: 'a, a *' })).toBeNull();
  expect(screen.getByText('New entry')).toBeVisible();
});

test('a Team Lead changes and reviews the text that is in their care', async () => {
  Object.assign(entries[2] ?? {}, { owner: { id: lead.id, name: lead.name } });
  const { drawer } = await read('words=bench&entry=e3');
  expect(await drawer.findByText('Mark reviewed')).toBeVisible();
  expect(drawer.getByLabelText('Edit entry')).toBeVisible();
});

test('an empty basket promises a Team Lead no Word file, and an archived text says who may restore it', async () => {
  Object.assign(entries[1] ?? {}, { status: 'Inactive' });
  const { user } = await open('/rfp-content-library', lead);
  await user.click(await findButton('Basket'));
  const basket = within(await screen.findByRole('dialog', { name: 'Your basket' }));
  expect(basket.getByText(/to be copied for a bid/)).toBeVisible();
  expect(basket.queryByText(/Word file/)).toBeNull();
  await user.click(basket.getByText('Close'));
  await user.click(await screen.findByText('archived texts'));
  await user.click(await screen.findByText('Cover letter'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Cover letter' }));
  expect(await drawer.findByText(/An Admin can restore it/)).toBeVisible();
});

test('several texts are only collected, and copied for a bid instead of written into a Word file', async () => {
  const { user } = await open('/rfp-content-library?words=risk', lead);
  await screen.findByText('2 results');
  await user.click(await findButton('Select'));
  await user.click(button('Select all 2 listed'));
  for (const name of ['Mark reviewed', 'Change', 'Export']) expect(screen.queryByText(name)).toBeNull();
  await user.click(button('Add to basket'));
  await user.click(await findButton('Basket (2)'));
  const basket = within(await screen.findByRole('dialog'));
  expect(basket.queryByText('Export to Word')).toBeNull();
  await user.click(basket.getByText('Copy all'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy all' }));
  await user.click(await dialog.findByLabelText(/^For which opportunity/));
  await user.click(await screen.findByText('River gauge data hub', { selector: '[role=option], [role=option] *' }));
  const written = jest.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write: written } });
  Object.assign(globalThis, { ClipboardItem: Object });
  await user.click(dialog.getByText('Copy', { selector: 'button, button *' }));
  await screen.findByText('Basket (2)', { selector: 'button, button *' });
  expect(written).toHaveBeenCalledTimes(1);
  expect(server.asks().findLast(({ call }) => call === 'use')?.body).toMatchObject({ entries: ['e1', 'e3'] });
});

test('a text of none of their teams is refused at the field, and nothing is lost', async () => {
  const text = 'Both managers read the log on Fridays.';
  drafts.keep(lead.id, {
    ...emptyInput(rfpContent),
    sectionTitle: { id: 't-Staffing-plan', name: 'Staffing plan' },
    richText: richTextOf(text),
    rfpContent: text,
  });
  const { user } = await renderModule(module, '/rfp-content-library/new', { person: lead });
  await user.click(await screen.findByText('Create entry', {}, { timeout: 20_000 }));
  expect((await screen.findAllByText(/Choose at least one of your teams/)).length).toBeGreaterThan(0);
  expect(entries.some(({ rfpContent: written }) => written === text)).toBe(false);
  await user.click(screen.getByLabelText(/^Teams/));
  await user.click(await screen.findByText('Health', { selector: '[role=option], [role=option] *' }));
  await user.click(screen.getByText('Create entry'));
  await waitFor(() =>
    expect(entries.find(({ rfpContent: written }) => written === text)).toMatchObject({ teams: [{ id: 'team-1' }] }),
  );
});

test.each(['e1/edit', 'import'])('instead of a form %s says what a Team Lead may do', async (page) => {
  await renderModule(module, `/rfp-content-library/${page}`, { person: lead });
  expect(await screen.findByText(/add texts for your own teams/, {}, { timeout: 20_000 })).toBeVisible();
});
