import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import type { Line, Parts } from '../../plan/draft/lines.ts';
import type { Column } from '../../plan/grid/columns.ts';
import { thisMonth } from '../span.ts';

interface HoursTotalsProps {
  lines: readonly Line[];
  columns: readonly Column[];
  planned: ReadonlyMap<string, Parts> | undefined;
}

const sum = (hours: readonly number[]) => hours.reduce((all, one) => all + one, 0);

/** What was worked in each month, what was planned, and the difference. */
export const HoursTotals = ({ lines, columns, planned }: HoursTotalsProps) => {
  const intl = useIntl();
  const now = thisMonth();
  const worked = columns.map(({ number }) => sum(lines.map(({ parts }) => parts[number] ?? 0)));
  const plan = planned && columns.map(({ number }) => sum([...planned.values()].map((parts) => parts[number] ?? 0)));
  const row = (id: string, hours: readonly number[], signDisplay: 'auto' | 'exceptZero' = 'auto') => {
    const shown = (one: number) => intl.formatNumber(one, { maximumFractionDigits: 1, signDisplay });
    return (
      <tr className="rule">
        <th scope="row">
          <FormattedMessage id={id} />
        </th>
        {columns.map(({ number }, at) => (
          <td key={number}>
            <bdi>{shown(hours[at] ?? 0)}</bdi>
          </td>
        ))}
        <td className="sum">
          <bdi>{shown(sum(hours))}</bdi>
        </td>
      </tr>
    );
  };
  return (
    <>
      {plan && row('ftes.hours.planned', plan)}
      {row('ftes.hours.worked', worked)}
      {plan &&
        row(
          'ftes.hours.differenceRow',
          // Of months to come nothing can be said yet.
          worked.map((one, at) => (one > 0 || (columns[at]?.number ?? 0) < now ? one - (plan[at] ?? 0) : 0)),
          'exceptZero',
        )}
    </>
  );
};
