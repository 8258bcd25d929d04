import { changeRecord } from '@bidwright/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import type { Entry } from '../api.ts';
import { button, entries, findButton, libraryServer, open, results } from '../testing/library.tsx';

libraryServer();

test('reads an entry in the drawer: walks its finds, says where it is from and what came of it, copies it', async () => {
  const { user, alerts } = await open('/rfp-content-library?words=risk');
  await screen.findByText('2 results');
  await user.click((await results())[0] as HTMLElement);

  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText('Priya Raman')).toBeVisible();
  expect(drawer.getByText('No surprise in 11 projects')).toBeVisible();
  expect(drawer.getByText('2 matches')).toBeVisible();
  expect((await drawer.findAllByText('Won 4 of 6')).length).toBe(2);
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
  expect(alerts).toMatchObject([{ severity: 'success', text: 'Text copied' }]);
});

test('versions tell what was changed, word by word', async () => {
  changeRecord(entries[2] as Entry, { rfpContent: 'A bench of seven lowers the risk.' });
  const { user } = await open('/rfp-content-library?words=bench&entry=e3');
  await user.click(await findButton('Versions'));
  await user.click(await screen.findByText('What was changed in the text'));
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
