import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import { heat } from '../year/band.ts';
import { excess, isCommitted, months, summaryOf, totalsOf } from '../year/load.ts';
import { currentMonth, useMonthName } from '../year/months.ts';
import { useBids } from '../year/useBids.ts';

interface TwelveMonthsProps {
  person: string;
  year: number;
}

/** The percent of each month of a year that won work takes. */
export const TwelveMonths = ({ person, year }: TwelveMonthsProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const monthName = useMonthName();
  const { bids, error, refetch } = useBids(person, year);
  if (error)
    return <Failed title={intl.formatMessage({ id: 'ftes.failed' })} text={errorText(error)} onRetry={refetch} />;
  if (!bids) return <LoadingRows rows={4} height={44} />;
  const totals = totalsOf(bids.filter(isCommitted));
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', paddingBlockEnd: 1 }}>
        <Box sx={{ fontWeight: 600 }}>{year}</Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <FormattedMessage id="ftes.profile.average" values={{ average: summaryOf(totals).average }} />
        </Box>
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, 1fr)',
          gap: 0.5,
          margin: 0,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {months.map((month) => {
          const share = totals[month - 1] ?? 0;
          const now = month === currentMonth(year);
          return (
            <Box
              component="li"
              key={month}
              aria-current={now ? 'date' : undefined}
              sx={{
                ...heat(share),
                paddingBlock: 0.5,
                typography: 'overline',
                textAlign: 'center',
                '&[aria-current]': { outline: '2px solid', outlineColor: 'primary.main' },
              }}
            >
              <bdi>{monthName(month)}</bdi>
              <Box sx={{ fontWeight: 600 }}>
                <bdi>{intl.formatNumber(share, { style: 'percent' })}</bdi>
                {excess(share) > 0 && <bdi> +{intl.formatNumber(excess(share))}</bdi>}
              </Box>
            </Box>
          );
        })}
      </Box>
    </>
  );
};
