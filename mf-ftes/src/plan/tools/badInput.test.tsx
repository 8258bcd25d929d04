import { screen, waitFor } from '@testing-library/react';
import { cellOf, monthsOf, planStage, press } from '../page/planStage.tsx';

const stage = planStage();

test('a row without people, and a role without a name or a number, are refused at their fields', async () => {
  const { user } = await stage.open();
  await user.click(press('Add person or role'));
  await screen.findByRole('dialog');
  await user.click(press('Add to plan'));
  const people = screen.getByRole('combobox', { name: /^People in the firm/ });
  await waitFor(() => expect(people).toBeInvalid());
  expect(people).toHaveAccessibleDescription('Please select at least 1');
  await user.click(press('Open role'));
  const count = await screen.findByLabelText(/^How many/);
  await user.clear(count);
  await user.type(count, '0');
  await user.click(press('Add to plan'));
  await waitFor(() => expect(screen.getByLabelText(/^Role/)).toBeInvalid());
  expect(count).toHaveAccessibleDescription('This field is required');
  expect(count).toHaveValue('0');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('months are split by a share between none and all, and to somebody', async () => {
  const { user } = await stage.open();
  await user.click(cellOf('Ann Lee', 1));
  await user.keyboard('{Escape}');
  await user.click(press('Split'));
  const share = await screen.findByLabelText(/^Share given/);
  await user.clear(share);
  await user.type(share, '150');
  await user.click(press('Split months'));
  await waitFor(() => expect(share).toBeInvalid());
  expect(screen.getByRole('combobox', { name: /^Give to/ })).toHaveAccessibleDescription('This field is required');
  expect(share).toHaveValue('150');
  expect(monthsOf('Ann Lee')).toEqual(['50', '50', '–', '–']);
});
