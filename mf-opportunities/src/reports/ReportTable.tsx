import { type ReportAnswer, type ReportId, type ReportRow, reports } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import {
  type FigureColumn,
  type FigureKind,
  FigureLink,
  FigureTable,
  useFigureText,
} from '@bidwright/remote-kit/report';
import { Box, Link } from '@bidwright/remote-kit/ui';
import { recordAddress, requirementsOf } from '../opportunities/addresses.ts';
import { useDifference } from './difference.ts';
import { figuresOf } from './figuresOf.ts';
import { useRowName } from './useRowName.ts';

/** What was opened: a row or all of them, and the figure. */
export interface Opened {
  row: ReportRow | undefined;
  /** The part of it, where rows are split once more. */
  part?: ReportRow;
  figure: string;
}

interface ReportTableProps {
  report: ReportId;
  answer: ReportAnswer;
  onOpen: (opened: Opened) => void;
}

/** Figures behind which no bids can be counted. */
const unopened: ReadonlySet<FigureKind> = new Set(['text', 'day', 'days']);

type Figure = ReportRow['figures'][string] | undefined;

/** A report's figures, each of which opens the bids behind it. */
export const ReportTable = ({ report, answer, onOpen }: ReportTableProps) => {
  const intl = useIntl();
  const write = useFigureText();
  const difference = useDifference();
  const rowName = useRowName();
  const { figures, plain = [], period } = reports[report];
  const { previous } = answer;
  const addressOf = report === 'open-requirements' ? requirementsOf : recordAddress;
  const before = new Map(previous?.rows.map((row) => [row.key, row.figures]));
  const text = (id: string) => intl.formatMessage({ id: `opportunities.report.${id}` });

  const columns = figuresOf(report, answer).map((id) => ({
    id,
    kind: figures[id] ?? 'count',
    label: text(`figure.${id}`),
  }));

  const figure = (row: ReportRow | undefined, { id, kind, label }: FigureColumn) => {
    const value = (row?.figures ?? answer.totals)[id];
    const written = write(value, kind);
    if (!value || plain.includes(id) || unopened.has(kind)) return <bdi>{written}</bdi>;
    const name = row ? rowName(answer.by, row) : text('total');
    return (
      <FigureLink label={`${name}, ${label}: ${written}`} onClick={() => onOpen({ row, figure: id })}>
        {written}
      </FigureLink>
    );
  };

  const changed = (now: Figure, then: Figure, { kind }: FigureColumn) => {
    const change = difference(now, then, kind);
    return change && <bdi> ({change})</bdi>;
  };

  const compared = (row: ReportRow, column: FigureColumn) => (
    <>
      {figure(row, column)}
      {before.has(row.key) && (
        <Box sx={{ typography: 'caption', color: 'text.tertiary' }}>
          <bdi>{write(before.get(row.key)?.[column.id], column.kind)}</bdi>
          {changed(row.figures[column.id], before.get(row.key)?.[column.id], column)}
        </Box>
      )}
    </>
  );

  const named = (row: ReportRow) => {
    const name = <span dir="auto">{rowName(answer.by, row)}</span>;
    if (!row.bid) return name;
    return (
      <Link href={addressOf({ id: row.bid })} color="inherit">
        {name}
      </Link>
    );
  };

  const lines = answer.rows.map((row) => ({
    key: row.key,
    name: named(row),
    cells: columns.map((column) => compared(row, column)),
  }));
  const total = { key: 'total', name: text('total'), cells: columns.map((column) => figure(undefined, column)) };
  const stood = previous && {
    key: 'before',
    name: (
      <FormattedMessage
        id={`opportunities.report.${period === 'since' ? 'stood' : 'before'}`}
        values={{ from: write(previous.from, 'day'), to: write(previous.to, 'day') }}
      />
    ),
    cells: columns.map((column) => (
      <span key={column.id}>
        <bdi>{write(previous.totals[column.id], column.kind)}</bdi>
        {changed(answer.totals[column.id], previous.totals[column.id], column)}
      </span>
    )),
  };

  return (
    <FigureTable
      label={text('table')}
      heading={text(`by.${answer.by}`)}
      columns={columns}
      rows={lines}
      foot={stood ? [total, stood] : [total]}
    />
  );
};
