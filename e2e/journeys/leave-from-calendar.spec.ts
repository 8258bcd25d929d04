import { violationsOf } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { enter, tabTo } from '../keyboard.ts';
import { signIn } from '../people.ts';

const year = new Date().getFullYear() + 1;

/** As Outlook writes it, in a zone that it names in its own way. */
const calendar = [
  'BEGIN:VCALENDAR',
  'PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN',
  'VERSION:2.0',
  'BEGIN:VTIMEZONE',
  'TZID:Pacific Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16011104T020000',
  'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
  'TZOFFSETFROM:-0700',
  'TZOFFSETTO:-0800',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010311T020000',
  'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
  'TZOFFSETFROM:-0800',
  'TZOFFSETTO:-0700',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'UID:retreat',
  'DTSTAMP:20260101T000000Z',
  `DTSTART;VALUE=DATE:${year}0510`,
  `DTEND;VALUE=DATE:${year}0515`,
  'SUMMARY:Retreat nobody is to read of',
  'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:dentist',
  'DTSTAMP:20260101T000000Z',
  `DTSTART;TZID=Pacific Standard Time:${year}0603T200000`,
  `DTEND;TZID=Pacific Standard Time:${year}0603T230000`,
  'SUMMARY:Dentist',
  'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:birthday',
  'DTSTAMP:20260101T000000Z',
  `DTSTART;VALUE=DATE:${year}0701`,
  'SUMMARY:Birthday',
  'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

test.use({ viewport: { width: 390, height: 844 } });

test('somebody takes leave over from the own calendar by keys; its words stay in the browser', async ({
  page,
  address,
}) => {
  await signIn(page, address, 'user');
  await page.goto('/user/ftes/me');
  await enter(page, page.getByRole('button', { name: 'From a calendar' }));
  const dialog = page.getByRole('dialog', { name: 'Leave from a calendar' });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  const chosen = page.waitForEvent('filechooser');
  await enter(page, dialog.getByRole('button', { name: 'Choose a calendar file' }));
  await (await chosen).setFiles({ name: 'mine.ics', mimeType: 'text/calendar', buffer: Buffer.from(calendar) });

  await expect(dialog.getByRole('checkbox', { name: /^Retreat/ })).toBeChecked();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Dentist' })).toContainText('3 hours a day');
  await expect(dialog.getByRole('checkbox', { name: /^Birthday/ })).not.toBeChecked();
  expect(await violationsOf(page)).toEqual([]);
  await tabTo(page, dialog.getByRole('checkbox', { name: /^Dentist/ }));
  await page.keyboard.press('Space');
  await enter(page, dialog.getByRole('button', { name: 'Add 1 absence' }));
  await expect(dialog).toBeHidden();
  const added = page.getByRole('button', { name: /^Remove May 10/ });
  await expect(added).toBeVisible();
  expect(sent.join('\n')).toContain(`${year}-05-14`);
  expect(sent.join('\n')).not.toMatch(/Retreat|Dentist|Birthday/);

  // All of it goes in one step.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(added).toHaveCount(0);
});
