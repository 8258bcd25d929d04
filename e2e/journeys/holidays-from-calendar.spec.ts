import { violationsOf } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';

const year = new Date().getFullYear() + 1;

/** As Google keeps it: customs stand beside holidays. */
const calendar = [
  'BEGIN:VCALENDAR',
  'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
  'VERSION:2.0',
  ...[
    ['Unirea Principatelor', `${year}0124`, 'Public holiday'],
    ['Mărțișor', `${year}0301`, 'Observance\\nTo hide observances\\, go to settings'],
    ['Ziua Copilului', `${year}0601`, 'Public holiday'],
  ].flatMap(([name, day, about]) => [
    'BEGIN:VEVENT',
    `UID:${day}`,
    'DTSTAMP:20260101T000000Z',
    `DTSTART;VALUE=DATE:${day}`,
    `SUMMARY:${name}`,
    `DESCRIPTION:${about}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]),
  'END:VCALENDAR',
].join('\r\n');

test('an Admin takes the holidays of a region over from a calendar, and once more changes nothing', async ({
  page,
  address,
}) => {
  await signIn(page, address, 'admin');
  await page.goto('/admin/holidays');
  const dialog = page.getByRole('dialog', { name: 'Import a table' });
  const choose = () => {
    const file = { name: 'ro.ics', mimeType: 'text/calendar', buffer: Buffer.from(calendar) };
    return dialog.getByLabel('File', { exact: true }).setInputFiles(file);
  };
  const check = async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await choose();
    await dialog.getByRole('textbox', { name: 'Region of these holidays' }).fill('Romania');
    await dialog.getByRole('button', { name: 'Check 2 days' }).click();
  };
  await check();
  await expect(dialog.getByRole('checkbox', { name: /Mărțișor/ })).not.toBeChecked();
  await expect(dialog.getByText('2 new')).toBeVisible();
  // Another region is another table: that of before cannot be imported any more.
  await dialog.getByRole('textbox', { name: 'Region of these holidays' }).fill('Moldova');
  await expect(dialog.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  await dialog.getByRole('textbox', { name: 'Region of these holidays' }).fill('Romania');
  await dialog.getByRole('button', { name: 'Check 2 days' }).click();
  await expect(dialog.getByText('2 new')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeVisible();
  // The next calendar may follow at once.
  await choose();
  await expect(dialog.getByRole('button', { name: 'Check 2 days' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/holidays?search=Unirea');
  await expect(page.getByRole('row', { name: /Unirea Principatelor/ })).toContainText('Romania');

  await check();
  await expect(dialog.getByText('2 unchanged')).toBeVisible();
});
