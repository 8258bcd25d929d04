import { fileOf } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { monthsOf, planStage, press } from '../page/planStage.tsx';

const stage = planStage();

const tool = async (user: Awaited<ReturnType<typeof stage.open>>['user'], name: string) => {
  await user.click(screen.getByLabelText('More actions for this plan'));
  await user.click(await screen.findByRole('menuitem', { name }));
};

test('a plan is scaled in the draft; a factor that is none is refused', async () => {
  const { user } = await stage.open();
  await tool(user, 'Scale by a factor');
  const factor = await screen.findByLabelText(/^Factor/);
  for (const wrong of ['0', '11', '-1']) {
    await user.clear(factor);
    await user.type(factor, `${wrong}{Enter}`);
    await waitFor(() => expect(factor).toBeInvalid());
  }
  await user.clear(factor);
  await user.type(factor, '1.5');
  await user.click(press('Scale'));
  await waitFor(() => expect(monthsOf('Ann Lee')).toEqual(['75', '75', '–', '–']));
  expect(screen.getByText('Draft, 2 changes not saved')).toBeVisible();
  await user.click(press('Save'));
  await waitFor(() => expect(stage.saves).toHaveLength(1));
  expect(stage.saves[0]).toMatchObject([{ entries: [{ percentAllocated: 0.75 }, { percentAllocated: 0.75 }] }]);
});

test('the months of another bid come in from the first month of this one on', async () => {
  const { user } = await stage.open();
  await tool(user, 'Copy from another bid');
  await user.type(await screen.findByRole('combobox', { name: /^Bid/ }), 'Dam');
  await user.click(await screen.findByRole('option', { name: /^Dam/ }));
  await user.click(press('Copy'));
  // February is the other plan's first month, January this one's.
  await waitFor(() => expect(monthsOf('Ann Lee')).toEqual(['40', '50', '–', '–']));
  expect(stage.saves).toEqual([]);
});

test('where nobody is planned for the other bid, or it does not load, it says so', async () => {
  const { user } = await stage.open();
  stage.plans.splice(2);
  await tool(user, 'Copy from another bid');
  await user.type(await screen.findByRole('combobox', { name: /^Bid/ }), 'Dam');
  await user.click(await screen.findByRole('option', { name: /^Dam/ }));
  await user.click(press('Copy'));
  expect((await screen.findAllByText('No one is planned for that bid'))[0]).toBeVisible();
  stage.server.refuseNext('query', 503, { code: 'unavailable', message: 'Away' });
  await user.click(press('Copy'));
  expect((await screen.findAllByText('The other plan did not load. Please try again.'))[0]).toBeVisible();
});

const table = (...rows: string[]) => fileOf('plan.csv', ['person or role,month,percent', ...rows].join('\r\n'));

test('a table comes into the draft; rows that say nothing are named and left out', async () => {
  const { user } = await stage.open();
  await tool(user, 'Import CSV');
  await user.upload(
    await screen.findByLabelText('Plan table'),
    table('Ann Lee,2031-01,80', 'Bo Chen,2031-03,25', 'Nobody,2031-01,10', 'Ann Lee,March,10', 'Ann Lee,2031-02,900'),
  );
  expect(await screen.findByText(/2 months to import, 1 person new to the plan/)).toBeVisible();
  expect(screen.getByText('3 rows left out')).toBeVisible();
  expect(screen.getByText('Row 4: no person or role is named “Nobody”. Add it to the plan first')).toBeVisible();
  expect(screen.getByText('Row 5: write the month as 2026-03 instead of “March”')).toBeVisible();
  expect(screen.getByText('Row 6: write a percentage from 0 to 200 instead of “900”')).toBeVisible();
  await user.click(press('Add to the plan'));
  await waitFor(() => expect(monthsOf('Ann Lee')).toEqual(['80', '50', '–', '–']));
  expect(monthsOf('Bo Chen')).toEqual(['–', '–', '25', '–']);
  expect(stage.saves).toEqual([]);
});

test('a table without rows is refused', async () => {
  const { user } = await stage.open();
  await tool(user, 'Import CSV');
  await user.upload(await screen.findByLabelText('Plan table'), table());
  expect(await screen.findByText('The file has no rows below the column names')).toBeVisible();
});

test('a plan goes out below the names that its columns have on the page', async () => {
  const kept: Blob[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (blob) => `blob:${kept.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const { user } = await stage.open();
  // The document of tests goes to no address.
  document.addEventListener(
    'click',
    (event) => (event.target as Element).matches('a[download]') && event.preventDefault(),
  );
  await tool(user, 'Export CSV');
  expect(await kept[0]?.text()).toMatch(/^\uFEFF?Person or role,Month,Percent\r\nAnn Lee,\d{4}-\d\d,/);
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});
