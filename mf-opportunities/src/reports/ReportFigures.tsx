import { type ReportAnswer, reports } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Card, Empty } from '@bidwright/remote-kit/ui';
import Insights from '@mui/icons-material/InsightsOutlined';
import { CrossChart, type CrossProps } from './across/CrossChart.tsx';
import { CrossTable } from './across/CrossTable.tsx';
import { ReportChart } from './ReportChart.tsx';
import { ReportTable } from './ReportTable.tsx';

const isEmpty = ({ rows }: ReportAnswer) =>
  rows.every(({ figures }) => Object.values(figures).every((value) => !value));

/** A report's chart and its figures, or why there are none. */
export const ReportFigures = ({ figure, ...shown }: CrossProps) => {
  const intl = useIntl();
  const { report, answer } = shown;
  const text = (id: string) => intl.formatMessage({ id: `opportunities.report.${id}` });
  const nothing = (name: string) => <Empty icon={<Insights />} title={text(name)} text={text(`${name}.text`)} />;
  if (isEmpty(answer)) return <Card>{nothing('empty')}</Card>;

  const { chart, figures } = reports[report];
  const isWorthless = chart.of.every((name) => figures[name] === 'money' && !answer.totals[name]);
  const [Drawn, Table] = answer.across ? ([CrossChart, CrossTable] as const) : ([ReportChart, ReportTable] as const);
  return (
    <>
      <Card sx={{ padding: 2 }}>{isWorthless ? nothing('noAmount') : <Drawn {...shown} figure={figure} />}</Card>
      <Card>
        <Table {...shown} figure={figure} />
      </Card>
    </>
  );
};
