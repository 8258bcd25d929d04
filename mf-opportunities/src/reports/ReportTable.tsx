import { type ReportAnswer, type ReportId, type ReportRow, reports } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { type FigureKind, useFigureText } from '@bidwright/remote-kit/report';
import { Box, ButtonBase, Link } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';
import { recordAddress } from '../opportunities/addresses.ts';
import { useRowName } from './useRowName.ts';

/** What was opened: a row or all of them, and the figure. */
export interface Opened {
  row: ReportRow | undefined;
  figure: string;
}

interface ReportTableProps {
  report: ReportId;
  answer: ReportAnswer;
  onOpen: (opened: Opened) => void;
}

const look = {
  borderCollapse: 'collapse',
  width: '100%',
  typography: 'body2',
  '& th, & td': { paddingInline: 1.25, height: 40, borderBlockEnd: 1, borderColor: 'divider', whiteSpace: 'nowrap' },
  '& thead th': {
    height: 36,
    typography: 'caption',
    fontWeight: 600,
    color: 'text.secondary',
    bgcolor: 'surface.sunk',
  },
  '& th': { textAlign: 'start', fontWeight: 500 },
  '& tfoot > tr > *': { bgcolor: 'surface.sunk', fontWeight: 600 },
  '& tbody tr:hover': { bgcolor: 'surface.sunk' },
};

const isText = (kind: FigureKind) => kind === 'text' || kind === 'day';

/** A report's figures, each of which opens the bids behind it. */
export const ReportTable = ({ report, answer, onOpen }: ReportTableProps) => {
  const intl = useIntl();
  const write = useFigureText();
  const rowName = useRowName();
  const { figures, plain = [] } = reports[report];
  const columns = Object.entries(figures);
  const before = new Map(answer.previous?.rows.map((row) => [row.key, row.figures]));

  const cell = (row: ReportRow | undefined, figure: string, kind: FigureKind): ReactNode => {
    const value = (row?.figures ?? answer.totals)[figure];
    const written = <bdi>{write(value, kind)}</bdi>;
    if (!value || plain.includes(figure) || isText(kind) || kind === 'days') return written;
    const name = row ? rowName(answer.by, row) : intl.formatMessage({ id: 'opportunities.report.total' });
    const label = intl.formatMessage({ id: `opportunities.report.figure.${figure}` });
    return (
      <ButtonBase
        onClick={() => onOpen({ row, figure })}
        aria-label={`${name}, ${label}: ${write(value, kind)}`}
        sx={{
          font: 'inherit',
          color: 'primary.main',
          minHeight: 24,
          minWidth: 24,
          justifyContent: 'end',
          borderRadius: 0.5,
        }}
      >
        {written}
      </ButtonBase>
    );
  };

  return (
    <Box
      component="section"
      tabIndex={0}
      aria-label={intl.formatMessage({ id: 'opportunities.report.table' })}
      sx={{ overflow: 'auto', '&:focus-visible': { outlineOffset: -2 } }}
    >
      <Box component="table" sx={look}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id={`opportunities.report.by.${answer.by}`} />
            </th>
            {columns.map(([figure, kind]) => (
              <Box component="th" scope="col" key={figure} sx={{ '&&': { textAlign: isText(kind) ? 'start' : 'end' } }}>
                <FormattedMessage id={`opportunities.report.figure.${figure}`} />
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {answer.rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.bid ? (
                  <Link href={recordAddress({ id: row.bid })} color="inherit">
                    <span dir="auto">{rowName(answer.by, row)}</span>
                  </Link>
                ) : (
                  <span dir="auto">{rowName(answer.by, row)}</span>
                )}
              </th>
              {columns.map(([figure, kind]) => (
                <Box component="td" key={figure} sx={{ textAlign: isText(kind) ? 'start' : 'end' }}>
                  {cell(row, figure, kind)}
                  {before.has(row.key) && (
                    <Box sx={{ typography: 'caption', color: 'text.tertiary' }}>
                      <bdi>{write(before.get(row.key)?.[figure], kind)}</bdi>
                    </Box>
                  )}
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <FormattedMessage id="opportunities.report.total" />
            </th>
            {columns.map(([figure, kind]) => (
              <Box component="td" key={figure} sx={{ textAlign: isText(kind) ? 'start' : 'end' }}>
                {cell(undefined, figure, kind)}
              </Box>
            ))}
          </tr>
          {answer.previous && (
            <tr>
              <th scope="row">
                <FormattedMessage
                  id={`opportunities.report.${reports[report].period === 'since' ? 'stood' : 'before'}`}
                  values={{ from: write(answer.previous.from, 'day'), to: write(answer.previous.to, 'day') }}
                />
              </th>
              {columns.map(([figure, kind]) => (
                <Box component="td" key={figure} sx={{ textAlign: isText(kind) ? 'start' : 'end' }}>
                  <bdi>{write(answer.previous?.totals[figure], kind)}</bdi>
                </Box>
              ))}
            </tr>
          )}
        </tfoot>
      </Box>
    </Box>
  );
};
