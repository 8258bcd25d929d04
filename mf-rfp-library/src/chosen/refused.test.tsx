import { away, faultAt } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { button, findButton, libraryServer, open } from '../testing/library.tsx';

const server = libraryServer();

/** Opens the form for two texts, and says that their owner is to be Priya. */
const openChange = async () => {
  const page = await open('/rfp-content-library?words=risk');
  await screen.findByText('2 results');
  await page.user.click(await findButton('Select'));
  await page.user.click(button('Select all 2 listed'));
  await page.user.click(button('Change'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 texts' }));
  const owner = await dialog.findByLabelText(/^Owner/);
  await page.user.click(owner);
  await page.user.click(await screen.findByText('Priya Raman', { selector: '[role=option], [role=option] *' }));
  return { ...page, dialog, owner };
};
const look = /2 texts will change/;

test('what the service refuses as it is looked at is said at its field or in the form; the next try shows what changes', async () => {
  const { user, dialog, owner } = await openChange();
  server.refuseNext('bulkUpdate', 422, faultAt('owner', 'validation.noRecord'));
  await user.click(dialog.getByText('Preview'));
  await waitFor(() => expect(owner).toHaveAccessibleDescription('Record not found'));
  server.refuseNext('bulkUpdate', 503, away);
  await user.click(dialog.getByText('Preview'));
  expect(await dialog.findByText(/^This part of the app is not responding/)).toBeVisible();
  expect(owner).toHaveValue('Priya Raman');
  await user.click(dialog.getByText('Preview'));
  expect(await dialog.findByText(look)).toBeVisible();
});

test('where the change itself does not get through the dialog says so and keeps what was chosen; the next try changes', async () => {
  const { user, alerts, dialog } = await openChange();
  await user.click(dialog.getByText('Preview'));
  const change = await dialog.findByText('Change 2 texts', { selector: 'button, button *' });
  server.breakNext('bulkUpdate', 'hang up');
  await user.click(change);
  expect(await dialog.findByText(/^The server cannot be reached/)).toBeVisible();
  expect(dialog.getByText(look)).toBeVisible();
  await user.click(dialog.getByText('Back'));
  expect(await dialog.findByLabelText(/^Owner/)).toHaveValue('Priya Raman');
  await user.click(dialog.getByText('Preview'));
  await user.click(await dialog.findByText('Change 2 texts', { selector: 'button, button *' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: '2 texts changed' }]));
});
