import type { ErrorInfo } from '@bidwright/contract-kit';
import { isReportId, type ReportId, usualQuiet } from '@bidwright/contract-opportunities';
import { useErrorText, useFieldMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Navigate, useParams } from '@bidwright/remote-kit/router';
import { Box, Failed, LoadingRows, Page, Typography } from '@bidwright/remote-kit/ui';
import { useDestination } from '@bidwright/shell-api';
import { useRef, useState } from 'react';
import { libraryReport, reportsAddress } from './addresses.ts';
import { useReportQuery } from './api.ts';
import { shownReports } from './catalogue/catalog.ts';
import { useRememberRun } from './catalogue/runs.ts';
import { ParameterBar } from './ParameterBar.tsx';
import { callOf, shownFigure, useParameters } from './parameters.ts';
import { RecordsDrawer } from './RecordsDrawer.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { ReportNotFound } from './ReportNotFound.tsx';
import type { Opened } from './ReportTable.tsx';
import { useAboutText } from './useAboutText.ts';
import { useRowName } from './useRowName.ts';
import { Without } from './Without.tsx';

const Report = ({ report }: { report: ReportId }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const fieldMessage = useFieldMessage();
  const rowName = useRowName();
  const about = useAboutText();
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened>();
  const { parameters, change } = useParameters();
  const call = callOf(report, parameters);
  const { data, currentData, error, isFetching, refetch } = useReportQuery(call);
  // Figures of the parameters before stay in sight until the new ones are there, but open nothing.
  const old = isFetching && !currentData;
  const answer = data?.data;
  useRememberRun(report, Boolean(currentData));
  const failed = error as ErrorInfo | undefined;
  const text = (id: string) => intl.formatMessage({ id: `opportunities.${id}` });
  const { compare: _, ...asked } = call;
  // A parameter that is refused is named; asking the same again would not help.
  const refused = Object.entries(failed?.fields ?? {}).map(
    ([name, found]) => `${text(`report.${name}`)}: ${fieldMessage(found)}`,
  );

  return (
    <Page
      title={text(`report.${report}`)}
      parents={[{ title: text('reports.title'), url: reportsAddress }]}
      actions={
        <Box sx={{ display: 'flex', gap: 1, '@media print': { display: 'none' } }}>
          <ReportActions report={report} parameters={parameters} answer={answer} place={place} />
        </Box>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 720, marginBlockEnd: 1.5 }}>
        {about(report, call.basis ?? undefined)}
      </Typography>
      <ParameterBar report={report} parameters={parameters} answer={answer} onChange={change} />
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
        {answer && (
          <ReportFigures report={report} answer={answer} figure={shownFigure(report, parameters)} onOpen={setOpened} />
        )}
        {answer && <Without answer={answer} days={call.quiet ?? usualQuiet} onOpen={setOpened} />}
      </Box>
      {opened && (
        <RecordsDrawer
          key={[opened.row?.key, opened.part?.key, opened.figure].join(' ')}
          title={[
            opened.row ? rowName(answer?.by, opened.row) : text('report.total'),
            ...(opened.part ? [rowName(answer?.across ?? undefined, opened.part)] : []),
            text(`report.figure.${opened.figure}`),
          ].join(' · ')}
          call={{
            ...asked,
            figure: opened.figure,
            ...(opened.row && { key: opened.row.key }),
            ...(opened.part && { part: opened.part.key }),
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Page>
  );
};

/** One report with its parameters, its chart and its figures. */
export const ReportPage = () => {
  const { id = '' } = useParams();
  const lent = useDestination(libraryReport, { id });
  if (lent && id.startsWith('library-')) return <Navigate to={lent} replace />;
  if (!isReportId(id) || !shownReports.includes(id)) return <ReportNotFound />;
  return <Report key={id} report={id} />;
};
