import { monthNumber, type StaffReportAnswer, type StaffReportId, staffReports } from '@bidwright/contract-ftes';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Chart } from '@bidwright/remote-kit/report';
import { useColumns } from '../plan/grid/columns.ts';

interface ReportChartProps {
  report: StaffReportId;
  answer: StaffReportAnswer;
}

const colors: Record<string, string> = {
  won: 'status.Won.glyph',
  over: 'error.main',
  short: 'error.main',
};

/** The sums of a report by month, drawn; nothing of reports that have none. */
export const ReportChart = ({ report, answer }: ReportChartProps) => {
  const intl = useIntl();
  const { chart } = staffReports[report];
  const [first] = answer.months;
  const columns = useColumns({ first: first ? monthNumber(first) : 0, count: answer.months.length });
  if (!chart) return null;
  return (
    <Chart
      label={intl.formatMessage({ id: `ftes.report.${report}.chart` })}
      kind="columns"
      names={columns.map(({ label }) => label)}
      series={answer.series.map(({ id, months }) => ({
        id,
        label: intl.formatMessage({ id: `ftes.report.series.${id}` }),
        kind: chart[id] ?? 'decimal',
        color: colors[id],
        values: months,
      }))}
    />
  );
};
