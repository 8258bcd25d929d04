import {
  type LibraryReportAnswer,
  type LibraryReportCall,
  type LibraryReportRow,
  libraryReports,
} from '@bidwright/contract-rfp-library';
import { useIntl } from '@bidwright/remote-kit/intl';
import { type FigureColumn, FigureLink, FigureTable, useFigureText } from '@bidwright/remote-kit/report';
import { entriesBehind } from './behind.ts';

interface ReportTableProps {
  asked: LibraryReportCall;
  answer: LibraryReportAnswer;
  /** Shows the bids of a row. */
  onBids: (row: LibraryReportRow) => void;
}

/** A report's figures; those with entries or bids behind them open these. */
export const ReportTable = ({ asked, answer, onBids }: ReportTableProps) => {
  const intl = useIntl();
  const write = useFigureText();
  const text = (id: string) => intl.formatMessage({ id: `rfp-library.report.${id}` });
  const nameOf = (row: LibraryReportRow | undefined) => (row ? (row.name ?? text('none')) : text('total'));

  const columns = Object.entries(libraryReports[asked.report].figures).map(([id, kind]) => ({
    id,
    kind,
    label: text(`figure.${id}`),
  }));

  const cell = (row: LibraryReportRow | undefined, { id, kind, label: name }: FigureColumn) => {
    const value = (row?.figures ?? answer.totals)[id];
    const written = write(value, kind);
    const label = `${nameOf(row)}, ${name}: ${written}`;
    const to = value ? entriesBehind(answer.by, row, id, asked) : undefined;
    if (to !== undefined) return <FigureLink {...{ label, to }}>{written}</FigureLink>;
    if (id !== 'blamed' || !row || !value) return <bdi>{written}</bdi>;
    return (
      <FigureLink label={label} onClick={() => onBids(row)}>
        {written}
      </FigureLink>
    );
  };
  const line = (row: LibraryReportRow | undefined) => ({
    key: row?.key ?? 'none',
    name: <span dir="auto">{nameOf(row)}</span>,
    cells: columns.map((column) => cell(row, column)),
  });

  return (
    <FigureTable
      label={text('table')}
      heading={text(`by.${answer.by}`)}
      columns={columns}
      rows={answer.rows.map(line)}
      foot={[line(undefined)]}
    />
  );
};
