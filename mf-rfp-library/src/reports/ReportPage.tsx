import type { ErrorInfo } from '@bidwright/contract-kit';
import { type LibraryReportId, type LibraryReportRow, libraryReportIds } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useErrorText, useFieldMessage, useIntl } from '@bidwright/remote-kit/intl';
import { useParams } from '@bidwright/remote-kit/router';
import { Box, Button, Card, Empty, Failed, LoadingRows, Page, Typography } from '@bidwright/remote-kit/ui';
import Insights from '@mui/icons-material/InsightsOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import { useRef, useState } from 'react';
import { reportsAddress } from '../addresses.ts';
import { useReportQuery } from './api.ts';
import { BidsDrawer } from './BidsDrawer.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { ParameterBar } from './ParameterBar.tsx';
import { callOf, useParameters } from './parameters.ts';
import { ReportChart } from './ReportChart.tsx';
import { ReportTable } from './ReportTable.tsx';

const Report = ({ report }: { report: LibraryReportId }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const fieldMessage = useFieldMessage();
  const place = useRef<HTMLDivElement>(null);
  const [row, setRow] = useState<LibraryReportRow>();
  const { parameters, change } = useParameters(report);
  const asked = callOf(report, parameters);
  const { data, currentData, error, isFetching, refetch } = useReportQuery(asked);
  // Figures of the parameters before stay in sight until the new ones are there, but open nothing.
  const old = isFetching && !currentData;
  const failed = error as ErrorInfo | undefined;
  const answer = failed ? currentData : data;
  const text = (id: string) => intl.formatMessage({ id: `rfp-library.${id}` });
  const isNarrow = Boolean(asked.from || asked.to || asked.team?.length);
  const isEmpty = answer?.rows.length === 0;
  // A parameter that is refused is named; asking the same again would not help.
  const refused = Object.entries(failed?.fields ?? {}).map(
    ([name, found]) => `${text(name === 'team' ? 'field.teams' : `report.${name}`)}: ${fieldMessage(found)}`,
  );

  return (
    <Page
      title={text(`report-${report}`)}
      parents={[{ title: text('reports'), url: reportsAddress }]}
      actions={<ExportMenu asked={asked} answer={answer} place={place} />}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 720, marginBlockEnd: 1.5 }}>
        <FormattedMessage id={`rfp-library.report-${report}.about`} />
      </Typography>
      <ParameterBar report={report} parameters={parameters} onChange={change} />
      <Box
        ref={place}
        aria-busy={isFetching}
        inert={old}
        sx={{ display: 'grid', gap: 1.5, marginBlockStart: 1.5, ...(old && { opacity: 0.6 }) }}
      >
        {failed && (
          <Failed
            title={text('report.failed')}
            text={refused.join(' · ') || errorText(failed)}
            reference={refused.length > 0 ? undefined : failed.requestId}
            onRetry={refused.length > 0 ? undefined : () => void refetch()}
          />
        )}
        {!answer && !failed && <LoadingRows rows={8} height={44} />}
        {isEmpty && (
          <Card>
            <Empty
              icon={<Insights />}
              title={text(isNarrow ? 'noMatch' : 'empty')}
              text={text(isNarrow ? 'report.none.text' : 'empty.text')}
            />
          </Card>
        )}
        {answer && !isEmpty && (
          <>
            <Card sx={{ padding: 2 }}>
              <ReportChart report={report} answer={answer} />
            </Card>
            <Card>
              <ReportTable asked={asked} answer={answer} onBids={setRow} />
            </Card>
          </>
        )}
      </Box>
      {row && <BidsDrawer row={row} onClose={() => setRow(undefined)} />}
    </Page>
  );
};

/** One report about the library. */
export const ReportPage = () => {
  const intl = useIntl();
  const { id } = useParams();
  const report = libraryReportIds.find((known) => known === id);
  const text = (key: string) => intl.formatMessage({ id: `rfp-library.${key}` });
  if (report) return <Report key={report} report={report} />;
  return (
    <Page title={text('reports')}>
      <Card>
        <Empty icon={<SearchOff />} title={text('report.unknown')} text={text('report.unknown.text')}>
          <Button variant="outlined" size="small" href={reportsAddress}>
            {text('reports.all')}
          </Button>
        </Empty>
      </Card>
    </Page>
  );
};
