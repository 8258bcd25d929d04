import type { Column } from '@bidwright/remote-kit/table';
import { fieldRules } from '../../field/fieldRules.ts';

/** What the columns shown hold of the record; the number and the client stand below the name. */
export const exportedFields = (columns: readonly Pick<Column<never>, 'id'>[]): string[] => [
  ...new Set(
    ['solicitationNumber', 'client', ...columns.map(({ id }) => id)].filter(
      (id) => fieldRules.has(id) || id === 'dateUpdated',
    ),
  ),
];
