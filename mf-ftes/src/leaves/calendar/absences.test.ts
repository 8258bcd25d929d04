import { entriesIn } from './absences.ts';

const from = '2026-11-27';

/** A calendar of entries, each of its lines. */
const calendar = (...entries: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...entries.flatMap((lines, at) => [
      'BEGIN:VEVENT',
      ...(lines.some((line) => line.startsWith('UID:')) ? [] : [`UID:${at}`]),
      'DTSTAMP:20261101T000000Z',
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

const away = 'X-MICROSOFT-CDO-BUSYSTATUS:OOF';
const timesIn = (lines: string[], zone = 'Europe/Bucharest') =>
  entriesIn(calendar(lines), from, zone)?.flatMap(({ times }) => times);
const days = (first: string, last = first, hoursPerDay: number | null = null) => ({
  from: first,
  to: last,
  hoursPerDay,
});

test('whole days end the day before the calendar says, with one that says no end', () => {
  expect(timesIn(['DTSTART;VALUE=DATE:20261221', 'DTEND;VALUE=DATE:20261229'])).toEqual([
    days('2026-12-21', '2026-12-28'),
  ]);
  expect(timesIn(['DTSTART;VALUE=DATE:20261224'])).toEqual([days('2026-12-24')]);
  expect(timesIn(['DTSTART;VALUE=DATE:20261224', 'DURATION:P2W'])).toEqual([days('2026-12-24', '2027-01-06')]);
});

test('a time keeps the day that it has in its own zone; one in UTC has that of the reader', () => {
  const there = 'TZID=America/New_York';
  expect(timesIn([`DTSTART;${there}:20261203T200000`, `DTEND;${there}:20261203T233000`, away])).toEqual([
    days('2026-12-03', '2026-12-03', 3.5),
  ]);
  const late = ['DTSTART:20261203T233000Z', 'DTEND:20261204T013000Z', away];
  expect(timesIn(late, 'Europe/Bucharest')).toEqual([days('2026-12-04', '2026-12-04', 2)]);
  expect(timesIn(late, 'America/New_York')).toEqual([days('2026-12-03', '2026-12-03', 2)]);
});

test('a working day out of office is a whole day, and so is each of several', () => {
  expect(timesIn(['DTSTART:20261203T070000', 'DTEND:20261203T150000', away])).toEqual([days('2026-12-03')]);
  expect(timesIn(['DTSTART:20261203T070000', 'DTEND:20261205T100000'])).toEqual([days('2026-12-03', '2026-12-05')]);
});

test('meetings, what was called off, and what is over are no leave', () => {
  expect(timesIn(['DTSTART:20261203T070000', 'DTEND:20261203T083000'])).toEqual([]);
  expect(timesIn(['DTSTART;VALUE=DATE:20261203', 'STATUS:CANCELLED'])).toEqual([]);
  expect(timesIn(['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261127'])).toEqual([]);
  expect(timesIn(['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261128'])).toEqual([
    days('2026-11-20', '2026-11-27'),
  ]);
  expect(timesIn(['DTSTART;VALUE=DATE:20290101'])).toEqual([]);
});

test('what is repeated comes each time, without exceptions and with what was moved', () => {
  const series = [
    'UID:fridays',
    'DTSTART;VALUE=DATE:20261204',
    'RRULE:FREQ=WEEKLY;COUNT=4',
    'EXDATE;VALUE=DATE:20261211',
  ];
  const moved = ['UID:fridays', 'DTSTART;VALUE=DATE:20261221', 'RECURRENCE-ID;VALUE=DATE:20261218'];
  expect(entriesIn(calendar(series, moved), from, 'UTC')?.map(({ times }) => times.map((time) => time.from))).toEqual([
    ['2026-12-04', '2026-12-25'],
    ['2026-12-21'],
  ]);
});

test('a series in UTC stops where its clock says, also where that is another day', () => {
  const series = [
    'DTSTART:20261204T233000Z',
    'DTEND:20261205T013000Z',
    'RRULE:FREQ=WEEKLY;UNTIL=20261218T233000Z',
    away,
  ];
  expect(timesIn(series)?.map((time) => time.from)).toEqual(['2026-12-05', '2026-12-12', '2026-12-19']);
});

test('habits, and what is repeated by the second, are not offered and take no time', () => {
  expect(timesIn(['DTSTART;VALUE=DATE:20200101', 'RRULE:FREQ=DAILY'])).toEqual([]);
  expect(timesIn(['DTSTART:20260101T000000Z', 'DURATION:PT1H', 'RRULE:FREQ=SECONDLY', away])).toEqual([]);
});

test('who is away is told by Outlook, elsewhere by whether the time is taken', () => {
  const whole = 'DTSTART;VALUE=DATE:20261224';
  const told = entriesIn(
    calendar(
      ['SUMMARY:Off', whole, away],
      ['SUMMARY:Birthday', whole, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
      ['SUMMARY:Holiday', whole],
      ['SUMMARY:Name day', whole, 'TRANSP:TRANSPARENT'],
    ),
    from,
    'UTC',
  );
  expect(told?.map(({ title, isAway }) => [title, isAway])).toEqual([
    ['Off', true],
    ['Birthday', false],
    ['Holiday', true],
    ['Name day', false],
  ]);
});

test('what is no calendar is said to be none; entries without a day are passed over', () => {
  for (const text of ['', 'person,firstDay\nAnn,2026-12-24', 'BEGIN:VCALENDAR\nnonsense'])
    expect(entriesIn(text, from, 'UTC')).toBeUndefined();
  expect(entriesIn(calendar(['SUMMARY:When?'], ['DTSTART:garbage', 'SUMMARY:x']), from, 'UTC')).toEqual([]);
});
