import { type ReportAnswer, reports } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Card, Empty } from '@bidwright/remote-kit/ui';
import Insights from '@mui/icons-material/InsightsOutlined';
import { CrossChart, type CrossProps } from './across/CrossChart.tsx';
import { CrossTable } from './across/CrossTable.tsx';
import { CellMap } from './across/map/CellMap.tsx';
import { cellsOf } from './across/map/cellsOf.ts';
import { ReportChart } from './ReportChart.tsx';
import { ReportTable } from './ReportTable.tsx';

const isEmpty = ({ rows }: ReportAnswer) =>
  rows.every(({ figures }) => Object.values(figures).every((value) => !value));

/** A report's chart: a map of cells where it is made for one, else bars, split or not. */
const Drawing = (props: CrossProps) => {
  const { report, answer, figure } = props;
  if (!answer.across) return <ReportChart {...props} />;
  const cells = cellsOf(report, answer, figure);
  return cells ? <CellMap {...props} cells={cells} /> : <CrossChart {...props} />;
};

/** A report's chart and its figures, or why there are none. */
export const ReportFigures = ({ figure, ...shown }: CrossProps) => {
  const intl = useIntl();
  const { report, answer } = shown;
  const text = (id: string) => intl.formatMessage({ id: `opportunities.report.${id}` });
  const nothing = (name: string) => <Empty icon={<Insights />} title={text(name)} text={text(`${name}.text`)} />;
  if (isEmpty(answer)) return <Card>{nothing('empty')}</Card>;

  const { chart, figures } = reports[report];
  const isWorthless = chart.of.every((name) => figures[name] === 'money' && !answer.totals[name]);
  const Table = answer.across ? CrossTable : ReportTable;
  return (
    <>
      <Card sx={{ padding: 2 }}>{isWorthless ? nothing('noAmount') : <Drawing {...shown} figure={figure} />}</Card>
      <Card>
        <Table {...shown} figure={figure} />
      </Card>
    </>
  );
};
