import { type ReportAnswer, type ReportId, reports } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Chart } from '@bidwright/remote-kit/report';
import type { Opened } from '../ReportTable.tsx';
import { useRowName } from '../useRowName.ts';
import { seriesOf } from './seriesOf.ts';

export interface CrossProps {
  report: ReportId;
  answer: ReportAnswer;
  /** The figure that is shown. */
  figure: string;
  onOpen: (opened: Opened) => void;
}

/** One figure of a report whose rows are split once more; each part of a bar opens the bids behind it. */
export const CrossChart = ({ report, answer, figure, onOpen }: CrossProps) => {
  const intl = useIntl();
  const rowName = useRowName();
  const { rows, series } = seriesOf(answer, figure);
  return (
    <Chart
      label={intl.formatMessage({ id: `opportunities.report.${report}` })}
      kind="stackedBars"
      names={rows.map((row) => rowName(answer.by, row))}
      series={series.map(({ part, values }, at) => ({
        id: String(at),
        label: part
          ? rowName(answer.across ?? undefined, part)
          : intl.formatMessage({ id: 'opportunities.report.others' }),
        kind: reports[report].figures[figure] ?? 'count',
        values,
      }))}
      onOpen={(at, id) => {
        const [row, part] = [rows[at], series[Number(id)]?.part];
        if (row && part) onOpen({ row, part, figure });
      }}
    />
  );
};
