import { staffReportIds } from '@bidwright/contract-ftes';
import { isReportId, type ReportId, usualQuiet } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ReportPage as Frame, UnknownReport } from '@bidwright/remote-kit/report';
import { Navigate, useParams } from '@bidwright/remote-kit/router';
import { useDestination } from '@bidwright/shell-api';
import { useState } from 'react';
import { LateTexts } from '../LateTexts.tsx';
import { libraryReport, reportsAddress, staffReport } from './addresses.ts';
import { useReport } from './api.ts';
import { shownReports } from './catalogue/catalog.ts';
import { useRememberRun } from './catalogue/runs.ts';
import { ParameterBar } from './ParameterBar.tsx';
import { callOf, shownFigure, useParameters } from './parameters.ts';
import { RecordsDrawer } from './RecordsDrawer.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import type { Opened } from './ReportTable.tsx';
import { SaveReport } from './SaveReport.tsx';
import { TooFew } from './TooFew.tsx';
import { useAboutText } from './useAboutText.ts';
import { useReportFile } from './useReportFile.ts';
import { useRowName } from './useRowName.ts';
import { Without } from './Without.tsx';

const Report = ({ report }: { report: ReportId }) => {
  const intl = useIntl();
  const rowName = useRowName();
  const about = useAboutText();
  const [opened, setOpened] = useState<Opened>();
  const { parameters, change } = useParameters();
  const call = callOf(report, parameters);
  const query = useReport(call);
  const shown = query.data;
  const askFile = useReportFile(report, parameters);
  useRememberRun(report, Boolean(query.currentData));
  const text = (id: string) => intl.formatMessage({ id: `opportunities.report.${id}` });
  const { compare: _, ...asked } = call;

  return (
    <>
      <Frame
        name={report}
        title={text(report)}
        catalogue={reportsAddress}
        about={about(report, call.basis ?? undefined)}
        query={query}
        parameters={<ParameterBar report={report} parameters={parameters} answer={shown} onChange={change} />}
        parameterName={text}
        onFile={askFile}
        actions={<SaveReport report={report} parameters={parameters} />}
      >
        {(answer) => (
          <>
            <ReportFigures
              report={report}
              answer={answer}
              figure={shownFigure(report, parameters)}
              onOpen={setOpened}
            />
            <TooFew report={report} answer={answer} />
            <Without answer={answer} days={call.quiet ?? usualQuiet} onOpen={setOpened} />
          </>
        )}
      </Frame>
      {opened && (
        <RecordsDrawer
          key={[opened.row?.key, opened.part?.key, opened.figure].join(' ')}
          title={[
            opened.row ? rowName(shown?.by, opened.row) : text('total'),
            ...(opened.part ? [rowName(shown?.across ?? undefined, opened.part)] : []),
            text(`figure.${opened.figure}`),
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
    </>
  );
};

/** One report with its parameters, its chart and its figures. */
export const ReportPage = () => {
  const { id = '' } = useParams();
  const lent = useDestination(libraryReport, { id });
  const ofStaff = useDestination(staffReport, { id });
  if (lent && id.startsWith('library-')) return <Navigate to={lent} replace />;
  if (ofStaff && staffReportIds.some((one) => one === id)) return <Navigate to={ofStaff} replace />;
  if (!isReportId(id) || !shownReports.includes(id)) return <UnknownReport catalogue={reportsAddress} />;
  return (
    <LateTexts>
      <Report key={id} report={id} />
    </LateTexts>
  );
};
