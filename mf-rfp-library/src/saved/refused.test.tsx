import { away, faultAt } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { button, findButton, libraryServer, open } from '../testing/library.tsx';

const server = libraryServer();

const openSave = async () => {
  const page = await open('/rfp-content-library?words=risk');
  await page.user.click(await findButton('Saved searches'));
  await page.user.click(button('Save this search'));
  return { ...page, name: await screen.findByLabelText(/^Name/) };
};
const sent = () => server.asks().filter(({ call, col }) => call === 'create' && col === 'views');

test('a search is not saved without a name, or for a team that is none; nothing is sent, and what was chosen stays', async () => {
  const { user, name } = await openSave();
  await user.click(screen.getByLabelText(/^For whom/));
  await user.click(await screen.findByText('A team', { selector: '[role=option]' }));
  await user.click(button('Save'));
  await waitFor(() => expect(name).toHaveAccessibleDescription('This field is required'));
  expect(screen.getByLabelText(/^Team/)).toHaveAccessibleDescription(/^Please choose the team/);
  expect(screen.getByLabelText(/^For whom/)).toHaveTextContent('A team');
  expect(sent()).toEqual([]);
});

test('a name that is taken is said at its field, a service that is away in the form; the name stays, and another try saves', async () => {
  const { user, alerts, name } = await openSave();
  await user.click(name);
  await user.paste('Risks of mine');
  server.refuseNext('create', 409, faultAt('name', 'validation.taken'));
  await user.click(button('Save'));
  await waitFor(() => expect(name).toHaveAccessibleDescription('Another record already has this value'));
  server.refuseNext('create', 503, away);
  await user.click(button('Save'));
  expect(await screen.findByText(/^This part of the app is not responding/)).toBeVisible();
  expect(name).toHaveValue('Risks of mine');
  await user.click(button('Save'));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Search saved' }]));
});
