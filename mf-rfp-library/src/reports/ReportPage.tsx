import type { ErrorInfo } from '@bidwright/contract-kit';
import {
  type LibraryReportId,
  type LibraryReportRow,
  libraryReportIds,
  libraryReports,
  reportDimensions,
} from '@bidwright/contract-rfp-library';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { useParams, useSearchParams } from '@bidwright/remote-kit/router';
import { FilterChip } from '@bidwright/remote-kit/table';
import { Box, Button, Card, Empty, Failed, LoadingRows, Page, Typography, today } from '@bidwright/remote-kit/ui';
import Insights from '@mui/icons-material/InsightsOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import { useRef, useState } from 'react';
import { reportsAddress } from '../addresses.ts';
import { useReportQuery } from './api.ts';
import { BidsDrawer } from './BidsDrawer.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { ReportChart } from './ReportChart.tsx';
import { ReportTable } from './ReportTable.tsx';

const Report = ({ report }: { report: LibraryReportId }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const place = useRef<HTMLDivElement>(null);
  const [row, setRow] = useState<LibraryReportRow>();
  const [address, setAddress] = useSearchParams();
  const ways = libraryReports[report].by;
  const by = reportDimensions.find((one) => one === address.get('by')) ?? null;
  const asked = { report, by: by && ways.includes(by) ? by : null, today: today() };
  const { data: answer, error, isFetching, refetch } = useReportQuery(asked);
  const failed = error as ErrorInfo | undefined;
  const text = (id: string) => intl.formatMessage({ id: `rfp-library.${id}` });
  const isEmpty = answer?.rows.length === 0;

  return (
    <Page
      title={text(`report-${report}`)}
      parents={[{ title: text('reports'), url: reportsAddress }]}
      actions={<ExportMenu asked={asked} answer={answer} place={place} />}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 720, marginBlockEnd: 1.5 }}>
        <FormattedMessage id={`rfp-library.report-${report}.about`} />
      </Typography>
      {ways.length > 1 && (
        <FilterChip
          label={text('report.by')}
          options={ways.map((way) => ({ value: way, label: text(`report.by.${way}`) }))}
          value={[asked.by ?? ways[0] ?? '']}
          onChange={([way = '']) => setAddress(way && way !== ways[0] ? { by: way } : {}, { replace: true })}
          single
          always
        />
      )}
      <Box ref={place} aria-busy={isFetching} sx={{ display: 'grid', gap: 1.5, marginBlockStart: 1.5 }}>
        {failed && (
          <Failed
            title={text('report.failed')}
            text={errorText(failed)}
            reference={failed.requestId}
            onRetry={() => void refetch()}
          />
        )}
        {!answer && !failed && <LoadingRows rows={8} height={44} />}
        {isEmpty && (
          <Card>
            <Empty icon={<Insights />} title={text('empty')} text={text('empty.text')} />
          </Card>
        )}
        {answer && !isEmpty && (
          <>
            <Card sx={{ padding: 2 }}>
              <ReportChart report={report} answer={answer} />
            </Card>
            <Card>
              <ReportTable report={report} answer={answer} onBids={setRow} />
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
