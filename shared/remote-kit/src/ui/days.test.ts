import { today } from './days.ts';
import { applyFirm } from './firm.ts';

const page = (zone: string) => {
  document.head.innerHTML = `<meta name="firm-zone" content="${zone}">`;
};

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-24T02:30:00Z') }));
afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
});

test.each([
  ['America/New_York', '2026-11-23'],
  ['Europe/Bucharest', '2026-11-24'],
  ['Pacific/Kiritimati', '2026-11-24'],
  ['Pacific/Honolulu', '2026-11-23'],
])('in %s it is %s, wherever somebody reads it', (zone, day) => {
  page(zone);
  expect(today()).toBe(day);
});

test('another zone that an Admin sets counts on the page at once', () => {
  page('Europe/Bucharest');
  applyFirm({ zone: 'America/New_York' });
  expect(today()).toBe('2026-11-23');
});

test('on a page that names no zone it is what the machine says', () => {
  const now = new Date();
  expect(today()).toBe(
    [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-'),
  );
});
