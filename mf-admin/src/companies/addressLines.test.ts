import { addressFormats } from '@bidwright/contract-shell';
import { addressLines, addressParts } from './addressLines.ts';

const street = '12 Quay Road\nFloor 3';
const none = { address: null, city: null, state: null, postalCode: null };
const full = { address: street, city: 'Portland', state: 'Maine', postalCode: '04101' };

const by = <T>(format: string, tell: () => T): T => {
  document.head.innerHTML = `<meta name="address-format" content="${format}">`;
  return tell();
};
afterEach(() => {
  document.head.innerHTML = '';
});

test.each([
  ['cityStateCode', [street, 'Portland, Maine 04101']],
  ['codeCity', [street, '04101 Portland', 'Maine']],
  ['cityThenCode', [street, 'Portland', 'Maine', '04101']],
  ['largestFirst', ['04101', 'Maine Portland', street]],
  ['one of a later version', [street, 'Portland, Maine 04101']],
])('%s', (format, lines) => {
  expect(by(format, () => addressLines(full))).toEqual(lines);
});

test('a page that says nothing writes them as the United States do, and parts that are missing leave no signs', () => {
  expect(addressLines(full)).toEqual([street, 'Portland, Maine 04101']);
  expect(addressLines({ ...none, city: 'Portland' })).toEqual(['Portland']);
  expect(addressLines({ ...none, state: 'Maine', postalCode: '04101' })).toEqual(['Maine 04101']);
  expect(addressLines(none)).toEqual([]);
});

test.each(addressFormats)('%s asks for each part once, and shows it', (format) => {
  expect(by(format, addressParts).toSorted()).toEqual(['address', 'city', 'postalCode', 'state']);
  const shown = by(format, () => addressLines(full)).join('\n');
  for (const part of Object.values(full)) expect(shown).toContain(part);
});
