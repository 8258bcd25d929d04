import { leaves } from '@bidwright/contract-ftes';
import { emptyInput, type Person } from '@bidwright/contract-kit';
import { callServer, fileOf, renderInShell } from '@bidwright/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ftes, store } from '../../api.ts';
import module from '../../module.tsx';
import { LeavesCard } from '../LeavesCard.tsx';

const ann = { id: 'ann', name: 'Ann Lee' };
const self: Person = { ...ann, email: 'ann@example.com', permissions: ['User'], teams: [] };
const year = new Date().getUTCFullYear() + 1;

const entry = (title: string, first: string, last: string, ...more: string[]) =>
  [
    'BEGIN:VEVENT',
    `UID:${title}`,
    'DTSTAMP:20260101T000000Z',
    `DTSTART;VALUE=DATE:${year}${first}`,
    `DTEND;VALUE=DATE:${year}${last}`,
    `SUMMARY:${title}`,
    ...more,
    'END:VEVENT',
  ].join('\r\n');

const calendar = (...entries: string[]) =>
  fileOf('mine.ics', ['BEGIN:VCALENDAR', 'VERSION:2.0', ...entries, 'END:VCALENDAR'].join('\r\n'));

let server: Awaited<ReturnType<typeof callServer>>;
beforeEach(async () => {
  store.dispatch(ftes.util.resetApiState());
  const kept = { id: 'easter', version: 1, dateCreated: 0, dateUpdated: 0, addedBy: null, person: ann };
  const days = { firstDay: `${year}-03-27`, lastDay: `${year}-03-30` };
  server = await callServer([{ of: leaves, records: [{ ...emptyInput(leaves), ...kept, ...days }] }]);
});
afterEach(() => server.close());

const { messages, Provider } = module;
const open = async () => {
  const shown = await renderInShell(<LeavesCard person={ann} />, { messages, Provider, person: self });
  await screen.findByRole('list');
  await shown.user.click(screen.getByRole('button', { name: 'From a calendar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave from a calendar' }));
  return { ...shown, dialog, give: (file: File) => shown.user.upload(dialog.getByLabelText('Calendar file'), file) };
};
const written = () => server.asks.filter(({ call }) => call === 'create' || call === 'update');

test('what says away is ticked, what is entered stays out, and only dates are sent; it is undone in one step', async () => {
  const { user, dialog, give, alerts } = await open();
  await give(
    calendar(
      entry('Summer', '0705', '0717'),
      entry('Birthday of Bo', '0801', '0802', 'TRANSP:TRANSPARENT'),
      entry('Easter', '0328', '0329'),
      entry('Moving house', '0901', '0902', 'TRANSP:TRANSPARENT'),
    ),
  );
  const box = (name: RegExp) => dialog.findByRole('checkbox', { name });
  expect(await box(/^Summer/)).toBeChecked();
  expect(dialog.getByRole('button', { name: 'Choose another file' })).toBeVisible();
  expect(await box(/^Birthday/)).not.toBeChecked();
  expect(await box(/^Easter.*Already entered$/)).toBeDisabled();
  await user.click(await box(/^Moving house/));
  await user.click(dialog.getByRole('button', { name: 'Add 2 absences' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(written()).toMatchObject([
    { call: 'create', body: { person: ann, kind: 'Leave', firstDay: `${year}-07-05`, lastDay: `${year}-07-16` } },
    { call: 'create', body: { firstDay: `${year}-09-01`, lastDay: `${year}-09-01`, hoursPerDay: null } },
  ]);
  expect(JSON.stringify(written())).not.toMatch(/Summer|Moving|Birthday/);
  expect(alerts.at(-1)).toMatchObject({ severity: 'success', text: '2 absences added' });
  alerts.at(-1)?.action?.run();
  await waitFor(() => expect(written().slice(2)).toHaveLength(2));
  expect(written().slice(2)).toMatchObject([{ body: { status: 'Inactive' } }, { body: { status: 'Inactive' } }]);
});

test('what the server refuses is said, and the dialog keeps its ticks', async () => {
  const { user, dialog, give } = await open();
  await give(calendar(entry('Summer', '0705', '0717')));
  server.refuseNext('create', 422, {
    code: 'invalid',
    message: 'Overlaps with existing leave',
    fields: {
      firstDay: {
        message: 'Overlaps with existing leave',
        key: 'ftes.leave.overlaps',
        values: { from: `${year}-07-01`, to: `${year}-07-07` },
      },
    },
  });
  await user.click(await dialog.findByRole('button', { name: 'Add 1 absence' }));
  expect(await dialog.findByText(/^Jul 5.*could not be added: Overlaps with existing leave/)).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: /^Summer/ })).toBeChecked();
});

test('a file that is no calendar, or has no days off, is named with what to do; nothing can be added then', async () => {
  const { dialog, give } = await open();
  await give(fileOf('leave.ics', 'person,firstDay'));
  expect(await dialog.findByText(/^leave\.ics is not a calendar file\. Export/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Add/ })).toBeNull();
  await give(calendar());
  expect(await dialog.findByText(/^mine\.ics has no all-day and no out-of-office entries/)).toBeVisible();
});
