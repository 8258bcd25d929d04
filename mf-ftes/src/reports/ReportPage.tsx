import { type StaffReportAnswer, type StaffReportId, staffReportIds, staffReports } from '@bidwright/contract-ftes';
import { useIntl } from '@bidwright/remote-kit/intl';
import { FigureTable, ReportPage as Frame, UnknownReport, useFigureText } from '@bidwright/remote-kit/report';
import { useParams } from '@bidwright/remote-kit/router';
import { Card, Empty, Link } from '@bidwright/remote-kit/ui';
import { useDestination } from '@bidwright/shell-api';
import Insights from '@mui/icons-material/InsightsOutlined';
import { reportsAddress } from '../addresses.ts';
import { bidProjections } from '../plan/destinations.ts';
import { useReport, useReportFile } from './api.ts';
import { MonthMap } from './MonthMap.tsx';
import { ParameterBar } from './ParameterBar.tsx';
import { callOf, useParameters } from './parameters.ts';
import { ReportChart } from './ReportChart.tsx';

const hrefOf = (by: StaffReportAnswer['by'], id: string, bid: string | undefined) => {
  if (by === 'person') return `/user/ftes/${id}`;
  return by === 'bid' ? bid : undefined;
};

/** Why a report may have nothing to count, where it is not for its months alone. */
const emptyKey: Partial<Record<StaffReportId, string>> = {
  'bench-and-overload': 'bench-and-overload.empty',
  'skills-short': 'skills-short.empty',
};

const RowName = ({ by, id, name }: { by: StaffReportAnswer['by']; id: string; name: string }) => {
  const bid = useDestination(bidProjections, { id });
  const shown = <span dir="auto">{name}</span>;
  const href = hrefOf(by, id, bid);
  return !href ? (
    shown
  ) : (
    <Link href={href} color="inherit">
      {shown}
    </Link>
  );
};

/** What rows are called; people in no team, or without a position, are a row too. */
const useNameOf = ({ by }: Pick<StaffReportAnswer, 'by'>) => {
  const intl = useIntl();
  return ({ name }: StaffReportAnswer['rows'][number]) => name || intl.formatMessage({ id: `ftes.report.none.${by}` });
};

const Figures = ({ report, answer }: { report: StaffReportId; answer: StaffReportAnswer }) => {
  const intl = useIntl();
  const nameOf = useNameOf(answer);
  const write = useFigureText();
  const text = (id: string) => intl.formatMessage({ id: `ftes.report.${id}` });
  const columns = Object.entries(staffReports[report].figures).map(([id, kind]) => ({
    id,
    kind,
    label: text(`figure.${id}`),
  }));
  const cells = (figures: StaffReportAnswer['totals']) =>
    columns.map(({ id, kind }) => <bdi key={id}>{write(figures[id], kind)}</bdi>);
  return (
    <FigureTable
      label={text('table')}
      heading={text(`by.${answer.by}`)}
      columns={columns}
      rows={answer.rows.map((row) => ({
        key: row.key,
        name: <RowName by={answer.by} id={row.key} name={nameOf(row)} />,
        cells: cells(row.figures),
      }))}
      foot={[{ key: 'total', name: text('total'), cells: cells(answer.totals) }]}
    />
  );
};

/** Its figures: what is drawn of them, month by month, and all of them. */
const Body = ({ report, answer, below }: { report: StaffReportId; answer: StaffReportAnswer; below: number }) => {
  const intl = useIntl();
  const nameOf = useNameOf(answer);
  const text = (id: string) => intl.formatMessage({ id: `ftes.report.${id}` });
  if (answer.rows.length === 0)
    return (
      <Card>
        <Empty icon={<Insights />} title={text('empty')} text={text(emptyKey[report] ?? 'empty.text')} />
      </Card>
    );
  return (
    <>
      {staffReports[report].chart && (
        <Card sx={{ padding: 2 }}>
          <ReportChart report={report} answer={answer} />
        </Card>
      )}
      <Card sx={{ padding: 2 }}>
        <MonthMap
          report={report}
          answer={answer}
          nameOf={nameOf}
          below={report === 'bench-and-overload' ? below / 100 : undefined}
        />
      </Card>
      <Card>
        <Figures report={report} answer={answer} />
      </Card>
    </>
  );
};

const Report = ({ report }: { report: StaffReportId }) => {
  const intl = useIntl();
  const [askFile] = useReportFile();
  const { parameters, change } = useParameters(report);
  const asked = callOf(report, parameters);
  const query = useReport(asked);
  const text = (id: string) => intl.formatMessage({ id: `ftes.report.${id}` });
  return (
    <Frame
      name={report}
      title={text(report)}
      catalogue={reportsAddress}
      about={text(`${report}.about`)}
      query={query}
      parameters={<ParameterBar report={report} parameters={parameters} onChange={change} />}
      parameterName={text}
      onFile={(format, { by }) => {
        const figures = Object.keys(staffReports[report].figures).map((figure) => text(`figure.${figure}`));
        return askFile({ ...asked, format, headings: [text(`by.${by}`), ...figures], total: text('total') });
      }}
    >
      {(answer) => <Body report={report} answer={answer} below={Number(parameters.below)} />}
    </Frame>
  );
};

/** One report about people’s time. */
export const ReportPage = () => {
  const { id } = useParams();
  const report = staffReportIds.find((known) => known === id);
  return report ? <Report key={report} report={report} /> : <UnknownReport catalogue={reportsAddress} />;
};
