import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import type { RowLoads } from '../outlook/useLoads.ts';
import type { Column } from './columns.ts';

interface TotalRowProps {
  loads: readonly RowLoads[];
  columns: readonly Column[];
}

const sum = (parts: readonly number[]) => parts.reduce((one, other) => one + other, 0);

/** How many full people the bid asks for in each month. */
export const TotalRow = ({ loads, columns }: TotalRowProps) => {
  const intl = useIntl();
  const shown = (people: number) => intl.formatNumber(people, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const totals = columns.map((_column, at) => sum(loads.map(({ parts }) => parts[at] ?? 0)));
  return (
    <tr className="rule">
      <th scope="row">
        <FormattedMessage id="ftes.plan.total" />
      </th>
      {columns.map(({ number }, at) => (
        <td key={number}>{shown(totals[at] ?? 0)}</td>
      ))}
      <td className="sum">{shown(sum(totals.map((total, at) => total * (columns[at]?.months.length ?? 1))))}</td>
    </tr>
  );
};
