import { type ReportRow, reports } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { FigureLink, FigureTable, useFigureText } from '@bidwright/remote-kit/report';
import { useRowName } from '../useRowName.ts';
import type { CrossProps } from './CrossChart.tsx';

/** One figure of a report whose rows are split once more: rows by parts, with the sums of both. */
export const CrossTable = ({ report, answer, figure, onOpen }: CrossProps) => {
  const intl = useIntl();
  const write = useFigureText();
  const rowName = useRowName();
  const kind = reports[report].figures[figure] ?? 'count';
  const text = (id: string) => intl.formatMessage({ id: `opportunities.report.${id}` });
  const parts = (answer.parts ?? []).map((part) => ({ part, name: rowName(answer.across ?? undefined, part) }));

  const cell = (row: ReportRow | undefined, part: ReportRow | undefined, name: string) => {
    const of = part ? (row ? row.parts?.find(({ key }) => key === part.key) : part) : row;
    const value = (of?.figures ?? (part ? {} : answer.totals))[figure];
    const written = write(value, kind);
    if (!value) return <bdi>{written}</bdi>;
    const label = `${row ? rowName(answer.by, row) : text('total')}, ${name}: ${written}`;
    return (
      <FigureLink label={label} onClick={() => onOpen({ row, part, figure })}>
        {written}
      </FigureLink>
    );
  };

  const line = (row: ReportRow | undefined) => ({
    key: row?.key ?? 'total',
    name: row ? <span dir="auto">{rowName(answer.by, row)}</span> : text('total'),
    cells: [cell(row, undefined, text('total')), ...parts.map(({ part, name }) => cell(row, part, name))],
  });

  return (
    <FigureTable
      label={text('table')}
      heading={text(`by.${answer.by}`)}
      columns={[
        { id: 'total', kind, label: text('total') },
        ...parts.map(({ part, name }) => ({ id: part.key, kind, label: name })),
      ]}
      rows={answer.rows.map(line)}
      foot={[line(undefined)]}
    />
  );
};
