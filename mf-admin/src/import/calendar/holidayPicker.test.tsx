import { holidays } from '@bidwright/contract-admin';
import { callServer, fileOf, renderModule } from '@bidwright/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import module from '../../module.tsx';

let server: Awaited<ReturnType<typeof callServer>>;
beforeAll(() => import('../ImportDialog.tsx'));
beforeAll(async () => {
  server = await callServer([{ of: holidays, records: [] }]);
});
afterAll(() => server.close());

const year = new Date().getFullYear();
const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap((lines, at) => ['BEGIN:VEVENT', `UID:${at}`, ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

const file = (text: string) => fileOf('calendar.ics', text);

test('a calendar of holidays is ticked day by day; a file that is none is said to be none, and another may be chosen', async () => {
  const { user } = await renderModule(module, '/admin/holidays');
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a table' }));
  const choose = (text: string) => user.upload(dialog.getByLabelText('File'), file(text));

  await choose('day,name');
  expect(await dialog.findByText(/^calendar.ics is not a calendar/)).toBeVisible();
  await choose(calendar(['SUMMARY:Old', 'DTSTART;VALUE=DATE:20010101']));
  expect(await dialog.findByText(/has no all-day entries/)).toBeVisible();

  await choose(
    calendar(
      ['SUMMARY:New Year', `DTSTART;VALUE=DATE:${year}0101`],
      ['SUMMARY:Halloween', 'DESCRIPTION:Observance', `DTSTART;VALUE=DATE:${year}1031`],
    ),
  );
  const day = await dialog.findByRole('checkbox', { name: /New Year/ });
  expect(day).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: /Halloween/ })).not.toBeChecked();
  expect(dialog.getByRole('button', { name: 'Check 1 day' })).toBeEnabled();
  expect(dialog.getByRole('textbox', { name: 'Region of these holidays' })).toBeVisible();
  await user.click(day);
  expect(dialog.getByRole('button', { name: 'Check 0 days' })).toBeDisabled();
});
