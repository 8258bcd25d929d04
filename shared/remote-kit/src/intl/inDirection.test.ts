import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { inDirection } from './inDirection.ts';

const said = (text: string, direction: 'ltr' | 'rtl') => {
  const messages = inDirection({ text: parse(text) }, direction);
  return createIntl({ locale: 'en', messages }).formatMessage({ id: 'text' }, { count: 2, name: 'Ann' });
};

test.each([
  ['It is sent when the record is created.', 'It is sent when the record is created.\u200e'],
  ['RFP Content Created!', 'RFP Content Created!\u200e'],
  ['{count, plural, one {# bid.} other {# bids.}}', '2 bids.\u200e'],
  ['{count, plural, one {# bid} other {# bids}}', '2 bids'],
  ['Due date', 'Due date'],
  ['Mail to {name}', 'Mail to Ann'],
])('from right to left, %j keeps its end', (text, shown) => {
  expect(said(text, 'rtl')).toBe(shown);
  expect(said(text, 'ltr')).toBe(shown.replace('\u200e', ''));
});
