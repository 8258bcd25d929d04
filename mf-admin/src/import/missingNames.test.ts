import { bpas, salaryProjections } from '@bidwright/contract-admin';
import type { RecordResult } from '@bidwright/contract-kit';
import { missingNames } from './missingNames.ts';

const refused = (column: string, given: string, key = 'import.unknownName'): RecordResult => ({
  row: 2,
  id: null,
  outcome: 'refused',
  fields: { [column]: { key, values: { given }, message: '' } },
});

test('names that no record has are found once each, by their list', () => {
  const rows = [refused('Client', 'Heron'), refused('Client', 'heron'), refused('Client', 'Tern')];
  expect(missingNames(bpas, { Client: 'company.name' }, rows)).toEqual(new Map([['companies', ['heron', 'Tern']]]));
});

test('what is wrong otherwise, and people, are not offered to be made', () => {
  expect(missingNames(bpas, { Client: 'company' }, [refused('Client', 'Heron', 'import.ambiguous')]).size).toBe(0);
  expect(missingNames(salaryProjections, { Who: 'user' }, [refused('Who', 'Bo')]).size).toBe(0);
});
