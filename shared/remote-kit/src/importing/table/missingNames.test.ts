import { bpas } from '@bidwright/contract-admin';
import type { RecordResult } from '@bidwright/contract-kit';
import { missingNames } from './missingNames.ts';

const refused = (column: string, given: string, key = 'import.unknownName'): RecordResult => ({
  row: 2,
  id: null,
  outcome: 'refused',
  fields: { [column]: { key, values: { given }, message: '' } },
});

test('names that no record has are found once each, by their list, with the fields where they stand', () => {
  const rows = [refused('Client', 'Heron'), refused('Client', 'heron'), refused('Client', 'Tern')];
  expect(missingNames(bpas, { Client: 'company.name' }, rows)).toEqual(
    new Map([['companies', { fields: ['company'], names: ['heron', 'Tern'] }]]),
  );
});

test('what is wrong otherwise is not offered to be added', () => {
  const rows = [refused('Client', 'Heron', 'import.ambiguous'), refused('Number', '7')];
  expect(missingNames(bpas, { Client: 'company', Number: 'name' }, rows).size).toBe(0);
});
