import { act, screen, waitFor, within } from '@testing-library/react';
import type { Entry } from '../api.ts';
import { button, entries, findButton, libraryServer, open, results } from '../testing/library.tsx';

libraryServer();

const collected = () =>
  [...screen.getByLabelText('Basket').querySelectorAll('li')].map((item) => item.querySelector('bdi')?.textContent);

/** Puts the first results into the basket by their key, and opens it. */
const collect = async (count: number) => {
  const page = await open('/rfp-content-library?words=risk%20OR%20glad');
  await screen.findByText('3 results');
  for (const card of (await results()).slice(0, count)) {
    await page.user.click(card);
    const drawer = within(await screen.findByRole('dialog'));
    await drawer.findByText('Add to basket');
    await page.user.keyboard('b');
    await drawer.findByText('In basket');
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  await page.user.click(await findButton(`Basket (${count})`));
  await screen.findByText('Your basket');
  return page;
};

test('texts keep the order in which they were added, and can be moved and taken out', async () => {
  const { user } = await collect(2);
  expect(collected()).toEqual(['Risk management', 'Cover letter']);
  expect(screen.getByLabelText('Move “Risk management” up')).toBeDisabled();
  await user.click(screen.getByLabelText('Move “Cover letter” up'));
  expect(collected()).toEqual(['Cover letter', 'Risk management']);
  await user.click(screen.getByLabelText('Remove “Cover letter” from the basket'));
  expect(collected()).toEqual(['Risk management']);
});

test('a basket that was emptied by a slip is put back, beside what was added since', async () => {
  const { user, alerts } = await collect(2);
  await user.click(button('Empty'));
  expect(await screen.findByText(/are collected here for a Word file/)).toBeVisible();
  expect(localStorage.getItem('bidwright.rfp-library.basket.p1')).toBe('[]');
  const [alert] = alerts.slice(-1);
  expect(alert).toMatchObject({ severity: 'success', text: 'Basket emptied' });
  await user.click(button('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click((await results())[2] as HTMLElement);
  await within(await screen.findByRole('dialog')).findByText('Add to basket');
  await user.keyboard('b{Escape}');
  act(() => alert?.action?.run());
  await user.click(await findButton('Basket (3)'));
  await screen.findByText('Your basket');
  expect(collected()).toEqual(['Risk management', 'Cover letter', 'Staffing plan']);
});

test('a basket that was emptied is put back after the library was left too', async () => {
  const { user, alerts, unmount } = await collect(2);
  await user.click(button('Empty'));
  await screen.findByText(/are collected here for a Word file/);
  const [alert] = alerts.slice(-1);
  unmount();
  act(() => alert?.action?.run());
  const back = await open();
  await back.user.click(await findButton('Basket (2)'));
  await screen.findByText('Your basket');
  expect(collected()).toEqual(['Risk management', 'Cover letter']);
});

test('a library that was opened meanwhile hears that a basket is put back', async () => {
  const { user, alerts, unmount } = await collect(2);
  await user.click(button('Empty'));
  await screen.findByText(/are collected here for a Word file/);
  const [alert] = alerts.slice(-1);
  unmount();
  await open();
  act(() => alert?.action?.run());
  expect(await findButton('Basket (2)')).toBeVisible();
});

test('who takes texts out of the basket is told which of them somebody reviews', async () => {
  const at = Date.parse('2026-11-03T10:00:00Z') / 1000;
  Object.assign(entries[0] as Entry, { inReview: { by: { id: 'u-priya', name: 'Priya Raman' }, at } });
  const { user } = await collect(2);
  await user.click(button('Export to Word'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export the basket to Word' }));
  const banners = await dialog.findAllByText(/^Under review by/);
  expect(banners).toHaveLength(1);
  expect(banners[0]?.closest('[role=note]')?.parentElement).toHaveTextContent(
    /^Risk managementUnder review by Priya Raman since Nov 3, 2026/,
  );
});
