import { type LibraryReportAnswer, type LibraryReportId, libraryReports } from '@bidwright/contract-rfp-library';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Chart } from '@bidwright/remote-kit/report';

interface ReportChartProps {
  report: LibraryReportId;
  answer: LibraryReportAnswer;
}

/** Rows that a chart shows at most; the table shows all. */
const max = 12;

const colors: Record<string, string> = {
  won: 'status.Won.glyph',
  overdue: 'warning.main',
  blamed: 'status.Lost.glyph',
};

/** The first rows of a report, drawn. */
export const ReportChart = ({ report, answer }: ReportChartProps) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `rfp-library.report.${id}` });
  const { chart, figures } = libraryReports[report];
  const rows = answer.rows.slice(0, max);
  return (
    <Chart
      label={intl.formatMessage({ id: `rfp-library.report-${report}` })}
      kind="bars"
      names={rows.map(({ name }) => name ?? text('none'))}
      series={chart.map((id) => ({
        id,
        label: text(`figure.${id}`),
        kind: figures[id] ?? 'count',
        color: colors[id],
        values: rows.map((row) => Number(row.figures[id] ?? 0)),
      }))}
    />
  );
};
