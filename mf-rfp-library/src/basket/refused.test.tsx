import { away, faultAt } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { button, findButton, libraryServer, open } from '../testing/library.tsx';

const server = libraryServer();

const openExport = async (how: string) => {
  const kept = [{ id: 'e1', title: 'Risk management', opportunity: null }];
  localStorage.setItem('bidwright.rfp-library.basket.p1', JSON.stringify(kept));
  const page = await open();
  await page.user.click(await findButton('Basket (1)'));
  await screen.findByText('Your basket');
  await page.user.click(button(how));
  return { ...page, bid: await screen.findByLabelText(/^For which opportunity/) };
};
const sent = () => server.asks().filter(({ call }) => call === 'use');
const chooseBid = async ({ user, bid }: Pick<Awaited<ReturnType<typeof openExport>>, 'user' | 'bid'>) => {
  await user.click(bid);
  await user.click(await screen.findByText(/River gauge/, { selector: '[role=option], [role=option] *' }));
};

test('a file for no bid and without a title is refused at both fields; nothing is noted', async () => {
  const { user, bid } = await openExport('Export to Word');
  const title = screen.getByLabelText(/^Title of the file/);
  await user.clear(title);
  await user.click(button('Write Word file'));
  await waitFor(() => expect(bid).toHaveAccessibleDescription('This field is required'));
  expect(title).toHaveAccessibleDescription('This field is required');
  await user.click(title);
  await user.paste('x'.repeat(201));
  await user.tab();
  await waitFor(() => expect(title).toHaveAccessibleDescription('At most 200 characters'));
  expect(title).toHaveValue('x'.repeat(201));
  expect(sent()).toEqual([]);
});

test('where the use cannot be noted no file is handed out, the form stays as it is, and the next try hands it out', async () => {
  const download = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  const { user, bid, alerts } = await openExport('Export to Word');
  const title = screen.getByLabelText(/^Title of the file/);
  await user.clear(title);
  await user.paste('Gauges');
  await chooseBid({ user, bid });
  server.refuseNext('use', 422, faultAt('opportunity', 'validation.noRecord'));
  await user.click(button('Write Word file'));
  await waitFor(() => expect(bid).toHaveAccessibleDescription('Record not found'));
  server.refuseNext('use', 503, away);
  await user.click(button('Write Word file'));
  expect(await screen.findByText(/^This part of the app is not responding/)).toBeVisible();
  expect(bid).toHaveValue('River gauge data hub');
  expect(title).toHaveValue('Gauges');
  expect(download).not.toHaveBeenCalled();
  await user.click(button('Write Word file'));
  await waitFor(() => expect(alerts.at(-1)).toMatchObject({ severity: 'success' }));
  expect(download.mock.contexts[0]).toMatchObject({ download: 'Gauges.docx' });
  download.mockRestore();
});
