import { screen, waitFor, within } from '@testing-library/react';
import { button, findButton, libraryServer, open, results } from '../testing/library.tsx';

const server = libraryServer();

test('a text that is overdue is taken up and marked as reviewed, and says when it is due again', async () => {
  const { user, alerts } = await open('/rfp-content-library?words=glad&entry=e2');
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('Review overdue')).toBeVisible();
  expect(drawer.getByText('Freshness 0 of 100: stale')).toBeVisible();
  await user.click(drawer.getByText('Start review'));
  expect(await drawer.findByText(/^Under review by/)).toHaveTextContent(/Dana Whitfield/);
  expect((await results())[0]).toHaveTextContent('In review');

  await user.click(drawer.getByText('Mark reviewed'));
  const dialog = await screen.findByText('Mark this text as reviewed');
  const form = within(dialog.parentElement as HTMLElement);
  await user.click(await form.findByLabelText(/^Note/));
  await user.paste('Figures of 2026');
  await user.click(form.getByText('Mark reviewed'));
  expect(await drawer.findByText('Fresh')).toBeVisible();
  expect(drawer.getByText(/^Last reviewed by/)).toHaveTextContent('unchanged');
  expect(alerts.at(-1)).toMatchObject({ severity: 'success', text: 'Text marked as reviewed' });
  expect(server.asks().findLast(({ call }) => call === 'review')?.body).toMatchObject({
    entries: ['e2'],
    act: 'done',
    result: 'unchanged',
    note: 'Figures of 2026',
  });
});

test('what is past its review is found, chosen and reviewed at once', async () => {
  const { user, alerts } = await open('/rfp-content-library?words=bench&review=overdue');
  expect(await screen.findByText('1 result')).toBeVisible();
  await user.click(await findButton('Select'));
  expect(screen.getByText('None selected')).toBeVisible();
  await user.click(button('Select all 1 listed'));
  expect(screen.getByLabelText('Choose “Staffing plan”')).toBeChecked();
  await user.click(screen.getByText('Mark reviewed'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByText('Mark reviewed'));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'success' }]));
  expect(await screen.findByText('No results')).toBeVisible();
});

test('of two that are chosen none is reviewed where one is refused', async () => {
  const { user, alerts } = await open('/rfp-content-library?review=overdue');
  expect(await screen.findByText('2 results')).toBeVisible();
  await user.click(await findButton('Select'));
  await user.click(button('Select all 2 listed'));
  server.refuseNext('review', 403, { code: 'forbidden', message: 'Not yours' });
  await user.click(screen.getByText('Mark reviewed'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByText('Mark reviewed'));
  await waitFor(() =>
    expect(server.asks().findLast(({ call }) => call === 'review')?.body).toMatchObject({ act: 'done' }),
  );
  const asked = server.asks().findLast(({ call }) => call === 'review')?.body.entries as string[];
  expect(asked.toSorted()).toEqual(['e2', 'e3']);
  expect(await dialog.findByText(/permission/i)).toBeVisible();
  expect(alerts).toEqual([]);
  expect(await screen.findByText('2 results')).toBeVisible();
});

test('a refused review says why, and the text stays as it is', async () => {
  server.refuseNext('review', 403, { code: 'forbidden', message: 'Not yours' });
  const { user, alerts } = await open('/rfp-content-library?words=owner&entry=e1');
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('No review planned')).toBeVisible();
  await user.click(drawer.getByText('Start review'));
  await waitFor(() => expect(alerts).toMatchObject([{ severity: 'error' }]));
  expect(drawer.getByText('No review planned')).toBeVisible();
});
