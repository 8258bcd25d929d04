import { holidaysIn } from './holidaysIn.ts';

const today = '2026-11-28';

const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines, at) => ['BEGIN:VEVENT', `UID:${at}`, 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

const daysOf = (...events: string[][]) =>
  holidaysIn(calendar(...events), today)?.map(({ day, name }) => `${day} ${name}`);

test('whole days of this year and the next ones come in their order, each day of a longer one', () => {
  expect(
    daysOf(
      ['SUMMARY:Paștele', 'DTSTART;VALUE=DATE:20270502', 'DTEND;VALUE=DATE:20270504'],
      ['SUMMARY:New Year', 'DTSTART;VALUE=DATE:20260101'],
      ['SUMMARY:Gone', 'DTSTART;VALUE=DATE:20251225'],
      ['SUMMARY:Far', 'DTSTART;VALUE=DATE:20290101'],
    ),
  ).toEqual(['2026-01-01 New Year', '2027-05-02 Paștele', '2027-05-03 Paștele']);
});

test('what comes each year is there for three, without its exceptions', () => {
  const each = ['SUMMARY:Labour Day', 'DTSTART;VALUE=DATE:20200501', 'RRULE:FREQ=YEARLY', 'EXDATE;VALUE=DATE:20270501'];
  expect(daysOf(each)).toEqual(['2026-05-01 Labour Day', '2028-05-01 Labour Day']);
});

test('appointments, what was called off, what has no name and what takes weeks are no holidays', () => {
  expect(
    daysOf(
      ['SUMMARY:Meeting', 'DTSTART:20261203T070000Z', 'DTEND:20261203T083000Z'],
      ['SUMMARY:Off', 'DTSTART;VALUE=DATE:20261203', 'STATUS:CANCELLED'],
      ['DTSTART;VALUE=DATE:20261204'],
      ['SUMMARY:Summer', 'DTSTART;VALUE=DATE:20260701', 'DTEND;VALUE=DATE:20260901'],
    ),
  ).toEqual([]);
});

test('a custom on which people work is told apart', () => {
  const told = holidaysIn(
    calendar(
      ['SUMMARY:Christmas', 'DESCRIPTION:Public holiday', 'DTSTART;VALUE=DATE:20261225'],
      ['SUMMARY:Halloween', 'DESCRIPTION:Observance\\nTo hide it\\, see settings', 'DTSTART;VALUE=DATE:20261031'],
    ),
    today,
  );
  expect(told?.map(({ name, isWorked }) => [name, isWorked])).toEqual([
    ['Halloween', true],
    ['Christmas', false],
  ]);
});

test('what is no calendar is said to be none', () => {
  for (const text of ['', 'day,name\n2026-12-25,Christmas', 'BEGIN:VCALENDAR\nnonsense'])
    expect(holidaysIn(text, today)).toBeUndefined();
});
