import { instant } from '@bidwright/contract-kit/days';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useRowName } from '../../useRowName.ts';
import type { Cells } from './cellsOf.ts';

/** What the rows and columns of a map are called: weeks in short where they stand above their cells. */
export const useNames = ({ by, over, rows, columns }: Cells) => {
  const intl = useIntl();
  const rowName = useRowName();
  const day = (key: string) => intl.formatDate(instant(key), { timeZone: 'UTC', month: 'numeric', day: 'numeric' });
  const called = columns.map((column) => rowName(over, column));
  return {
    names: rows.map(({ of }) => rowName(by, of)),
    columns: called,
    heads: over === 'week' ? columns.map(({ key }) => day(key)) : called,
  };
};
