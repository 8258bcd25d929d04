import { type Collection, importListOf, type RecordResult } from '@bidwright/contract-kit';

/** Names that a list lacks. */
export interface Missing {
  /** The fields in which they stand. */
  fields: string[];
  names: string[];
}

/** Names in refused rows that no record has, by the collection in which they are missing. */
export const missingNames = (
  collection: Pick<Collection, 'input'>,
  mapping: Readonly<Record<string, string | null>>,
  refused: readonly RecordResult[],
): Map<string, Missing> => {
  const missing = new Map<string, { fields: Set<string>; names: Map<string, string> }>();
  for (const { fields = {} } of refused) {
    for (const [column, { key, values }] of Object.entries(fields)) {
      const path = mapping[column] ?? column;
      const list = importListOf(collection, path);
      if (key !== 'import.unknownName' || !list) continue;
      const found = missing.get(list) ?? { fields: new Set(), names: new Map() };
      const name = String(values?.given ?? '');
      found.fields.add(path.split('.', 1)[0] ?? path);
      found.names.set(name.toLowerCase(), name);
      missing.set(list, found);
    }
  }
  return new Map(
    [...missing].map(([list, { fields, names }]) => [list, { fields: [...fields], names: [...names.values()] }]),
  );
};
