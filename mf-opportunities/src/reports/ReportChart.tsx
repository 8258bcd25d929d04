import type { ReportAnswer, ReportId } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Chart } from '@bidwright/remote-kit/report';
import { Box } from '@bidwright/remote-kit/ui';
import { chartOf } from './chartOf.ts';
import { outcomeLook } from './outcomeLook.ts';
import type { Opened } from './ReportTable.tsx';
import { useRowName } from './useRowName.ts';

interface ReportChartProps {
  report: ReportId;
  answer: ReportAnswer;
  onOpen: (opened: Opened) => void;
}

/** A report's chart; each mark opens the bids behind it. */
export const ReportChart = ({ report, answer, onOpen }: ReportChartProps) => {
  const intl = useIntl();
  const rowName = useRowName();
  const { kind, rows, series, over, line } = chartOf(report, answer);
  const named = <S extends { id: string }>(one: S) => ({
    ...one,
    label: intl.formatMessage({ id: `opportunities.report.figure.${one.id}` }),
  });
  return (
    <Box sx={outcomeLook}>
      <Chart
        label={intl.formatMessage({ id: `opportunities.report.${report}` })}
        kind={kind}
        names={rows.map((row) => rowName(answer.by, row))}
        series={series.map(named)}
        over={over}
        line={line && named(line)}
        onOpen={(at, figure) => {
          const row = rows[at];
          if (row) onOpen({ row, figure });
        }}
      />
    </Box>
  );
};
