import {
  type LibraryReportId,
  type LibraryReportRow,
  libraryReportIds,
  libraryReports,
} from '@bidwright/contract-rfp-library';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ReportPage as Frame, UnknownReport } from '@bidwright/remote-kit/report';
import { useParams } from '@bidwright/remote-kit/router';
import { Card, Empty } from '@bidwright/remote-kit/ui';
import Insights from '@mui/icons-material/InsightsOutlined';
import { useState } from 'react';
import { reportsAddress } from '../addresses.ts';
import { useReport, useReportFile } from './api.ts';
import { BidsDrawer } from './BidsDrawer.tsx';
import { ParameterBar } from './ParameterBar.tsx';
import { callOf, useParameters } from './parameters.ts';
import { ReportChart } from './ReportChart.tsx';
import { ReportTable } from './ReportTable.tsx';

const Report = ({ report }: { report: LibraryReportId }) => {
  const intl = useIntl();
  const [row, setRow] = useState<LibraryReportRow>();
  const [askFile] = useReportFile();
  const { parameters, change } = useParameters(report);
  const asked = callOf(report, parameters);
  const query = useReport(asked);
  const text = (id: string) => intl.formatMessage({ id: `rfp-library.${id}` });
  const isNarrow = Boolean(asked.from || asked.to || asked.team?.length);

  return (
    <>
      <Frame
        name={report}
        title={text(`report-${report}`)}
        catalogue={reportsAddress}
        about={text(`report-${report}.about`)}
        query={query}
        parameters={<ParameterBar report={report} parameters={parameters} onChange={change} />}
        parameterName={(name) => text(name === 'team' ? 'field.teams' : `report.${name}`)}
        onFile={(format, { by }) => {
          const figures = Object.keys(libraryReports[report].figures).map((figure) => text(`report.figure.${figure}`));
          const names = { total: text('report.total'), none: text('report.none') };
          return askFile({ ...asked, format, headings: [text(`report.by.${by}`), ...figures], names });
        }}
      >
        {(answer) =>
          answer.rows.length === 0 ? (
            <Card>
              <Empty
                icon={<Insights />}
                title={text(isNarrow ? 'noMatch' : 'empty')}
                text={text(isNarrow ? 'report.none.text' : 'empty.text')}
              />
            </Card>
          ) : (
            <>
              <Card sx={{ padding: 2 }}>
                <ReportChart report={report} answer={answer} />
              </Card>
              <Card>
                <ReportTable asked={asked} answer={answer} onBids={setRow} />
              </Card>
            </>
          )
        }
      </Frame>
      {row && <BidsDrawer row={row} onClose={() => setRow(undefined)} />}
    </>
  );
};

/** One report about the library. */
export const ReportPage = () => {
  const { id } = useParams();
  const report = libraryReportIds.find((known) => known === id);
  return report ? <Report key={report} report={report} /> : <UnknownReport catalogue={reportsAddress} />;
};
