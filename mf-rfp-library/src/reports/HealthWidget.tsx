import { type LibraryReportAnswer, type ReviewState, reviewStates } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { useFigureText } from '@bidwright/remote-kit/report';
import { Box, Failed, Link, LoadingRows, SectionCard, today } from '@bidwright/remote-kit/ui';
import { reportAddress } from '../addresses.ts';
import { useReport } from './api.ts';
import { entriesBehind } from './behind.ts';

const colors: Record<ReviewState, string> = {
  fresh: 'success.main',
  dueSoon: 'info.main',
  overdue: 'warning.main',
  inReview: 'secondary.main',
  unplanned: 'line.control',
};

const line = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 32, typography: 'body2' };

const Health = ({ totals, rows }: LibraryReportAnswer) => {
  const write = useFigureText();
  const all = Math.max(1, Number(totals.entries));
  const ownerless = Number(rows.find(({ key }) => key === null)?.figures.entries ?? 0);
  return (
    <>
      <Box aria-hidden sx={{ display: 'flex', height: 8, borderRadius: 1, overflow: 'hidden', marginBlockEnd: 1 }}>
        {reviewStates.map((state) => (
          <Box key={state} sx={{ width: `${(Number(totals[state]) / all) * 100}%`, bgcolor: colors[state] }} />
        ))}
      </Box>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {reviewStates.map((state) => (
          <Box component="li" key={state} sx={line}>
            <Box aria-hidden sx={{ width: 8, height: 8, borderRadius: '2px', bgcolor: colors[state] }} />
            <Link href={entriesBehind('owner', undefined, state) ?? ''} color="inherit" sx={{ flex: 1 }}>
              <FormattedMessage id={`rfp-library.review.${state}`} />
            </Link>
            <bdi>{write(totals[state], 'count')}</bdi>
          </Box>
        ))}
        <Box component="li" sx={{ ...line, color: 'text.secondary' }}>
          <Box component="span" sx={{ flex: 1, paddingInlineStart: 2 }}>
            <FormattedMessage id="rfp-library.health.ownerless" />
          </Box>
          <bdi>{write(ownerless, 'count')}</bdi>
        </Box>
      </Box>
    </>
  );
};

/** How fresh the library is: a line opens the entries behind it. */
export const HealthWidget = () => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, error: failed, refetch } = useReport({ report: 'library-freshness', by: 'owner', today: today() });
  return (
    <SectionCard
      title={intl.formatMessage({ id: 'rfp-library.health' })}
      actions={
        <Link href={reportAddress('library-freshness')}>
          <FormattedMessage id="rfp-library.health.report" />
        </Link>
      }
    >
      {data && <Health {...data} />}
      {!data && failed && (
        <Failed
          title={intl.formatMessage({ id: 'kit.report.failed' })}
          text={errorText(failed)}
          reference={failed.requestId}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !failed && <LoadingRows rows={6} height={32} />}
    </SectionCard>
  );
};
