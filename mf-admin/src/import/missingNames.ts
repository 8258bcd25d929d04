import type { RecordResult } from '@bidwright/contract-kit';
import { targetOf } from './importFields.ts';
import type { Mapping } from './useImport.ts';

type Of = Parameters<typeof targetOf>[0];

/** People come with accounts, and names alone are none. */
const neverMade = new Set(['users']);

/** Names in refused rows that no record has, by the collection in which they are missing. */
export const missingNames = (of: Of, mapping: Mapping, refused: readonly RecordResult[]): Map<string, string[]> => {
  const missing = new Map<string, Map<string, string>>();
  for (const { fields = {} } of refused) {
    for (const [column, { key, values }] of Object.entries(fields)) {
      const target = targetOf(of, mapping[column] ?? column);
      if (key !== 'import.unknownName' || !target || neverMade.has(target)) continue;
      const names = missing.get(target) ?? new Map<string, string>();
      const name = String(values?.given ?? '');
      names.set(name.toLowerCase(), name);
      missing.set(target, names);
    }
  }
  return new Map([...missing].map(([target, names]) => [target, [...names.values()]]));
};
