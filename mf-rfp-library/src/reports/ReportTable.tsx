import {
  type LibraryReportAnswer,
  type LibraryReportId,
  type LibraryReportRow,
  libraryReports,
} from '@bidwright/contract-rfp-library';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { useFigureText } from '@bidwright/remote-kit/report';
import { RouterLink } from '@bidwright/remote-kit/router';
import { Box, Link } from '@bidwright/remote-kit/ui';
import { entriesBehind } from './behind.ts';

interface ReportTableProps {
  report: LibraryReportId;
  answer: LibraryReportAnswer;
  /** Shows the bids of a row. */
  onBids: (row: LibraryReportRow) => void;
}

const look = {
  borderCollapse: 'collapse',
  width: '100%',
  typography: 'body2',
  '& th, & td': { paddingInline: 1.25, height: 40, borderBlockEnd: 1, borderColor: 'divider', whiteSpace: 'nowrap' },
  '& td, & thead th + th': { textAlign: 'end' },
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

const target = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'end',
  minHeight: 24,
  minWidth: 24,
  font: 'inherit',
};

/** A report's figures; those with entries or bids behind them open these. */
export const ReportTable = ({ report, answer, onBids }: ReportTableProps) => {
  const intl = useIntl();
  const write = useFigureText();
  const columns = Object.entries(libraryReports[report].figures);
  const text = (id: string) => intl.formatMessage({ id: `rfp-library.report.${id}` });
  const nameOf = (row: LibraryReportRow | undefined) => (row ? (row.name ?? text('none')) : text('total'));

  const cell = (row: LibraryReportRow | undefined, figure: string, kind: (typeof columns)[number][1]) => {
    const value = (row?.figures ?? answer.totals)[figure];
    const written = write(value, kind);
    const label = `${nameOf(row)}, ${text(`figure.${figure}`)}: ${written}`;
    const behind = value ? entriesBehind(answer.by, row, figure) : undefined;
    if (behind)
      return (
        <Link component={RouterLink} to={behind} aria-label={label} sx={target}>
          <bdi>{written}</bdi>
        </Link>
      );
    if (figure === 'blamed' && row && value)
      return (
        <Link component="button" type="button" aria-label={label} onClick={() => onBids(row)} sx={target}>
          <bdi>{written}</bdi>
        </Link>
      );
    return <bdi>{written}</bdi>;
  };

  const line = (row: LibraryReportRow | undefined) => (
    <>
      <th scope="row">
        <span dir="auto">{nameOf(row)}</span>
      </th>
      {columns.map(([figure, kind]) => (
        <td key={figure}>{cell(row, figure, kind)}</td>
      ))}
    </>
  );

  return (
    <Box
      component="section"
      tabIndex={0}
      aria-label={text('table')}
      sx={{ overflow: 'auto', '&:focus-visible': { outlineOffset: -2 } }}
    >
      <Box component="table" sx={look}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id={`rfp-library.report.by.${answer.by}`} />
            </th>
            {columns.map(([figure]) => (
              <th scope="col" key={figure}>
                <FormattedMessage id={`rfp-library.report.figure.${figure}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answer.rows.map((row) => (
            <tr key={row.key ?? 'none'}>{line(row)}</tr>
          ))}
        </tbody>
        <tfoot>
          <tr>{line(undefined)}</tr>
        </tfoot>
      </Box>
    </Box>
  );
};
