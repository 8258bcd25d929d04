import { endOfTerm } from './endOfTerm.ts';

test.each([
  ['signedContractScope', '2027-02-20', 90],
  ['signedContractScope', '2027-02-21', undefined],
  ['signedContractScope', '2026-11-22', 0],
  ['letterOfCommitment', '2026-11-21', -1],
  ['invoices', '2026-11-21', undefined],
  ['signedContractScope', null, undefined],
])('%s until %s: %s days', (value, endDate, days) => {
  expect(endOfTerm({ documentType: { value, label: value }, endDate }, '2026-11-22')).toBe(days);
});
