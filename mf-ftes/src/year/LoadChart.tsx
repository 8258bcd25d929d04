import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, useMediaQuery, useTheme } from '@bidwright/remote-kit/ui';
import { type Bid, excess, months, percent } from './load.ts';
import { useMonthName } from './months.ts';
import { seriesColor } from './seriesColor.ts';

interface LoadChartProps {
  bids: Bid[];
  totals: number[];
}

const height = 160;

/** The months as stacked bars below the line of a whole month. Every figure of it stands in the table above. */
export const LoadChart = ({ bids, totals }: LoadChartProps) => {
  const intl = useIntl();
  const monthName = useMonthName();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const max = Math.max(1.2, ...totals) * 1.1;
  const pixels = (share: number) => (share / max) * height;
  return (
    <Box
      component="figure"
      aria-label={intl.formatMessage({ id: 'ftes.chart' })}
      sx={{
        margin: 0,
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        gap: { xs: 0.5, sm: 1 },
        paddingInlineStart: { xs: 0, sm: 2 },
        // Beside the last month stands what the line is.
        paddingInlineEnd: { xs: 5, sm: 7 },
        paddingBlockEnd: 2,
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          insetInline: { xs: 0, sm: 16 },
          insetBlockStart: height - pixels(1),
          borderTop: '1px dashed',
          borderColor: 'text.secondary',
          typography: 'overline',
          color: 'text.secondary',
          textAlign: 'end',
        }}
      >
        <bdi>{intl.formatNumber(1, { style: 'percent' })}</bdi>
      </Box>
      {months.map((month) => {
        const total = totals[month - 1] ?? 0;
        return (
          <Box key={month} sx={{ display: 'grid', justifyItems: 'center', gap: 0.5, minWidth: 0 }}>
            <Box
              sx={{
                display: 'flex',
                flexDirection: 'column',
                justifyContent: 'end',
                gap: '1px',
                height,
                width: '100%',
                maxWidth: 46,
              }}
            >
              {excess(total) > 0 && (
                <Box
                  component="bdi"
                  sx={{
                    typography: 'caption',
                    fontWeight: 600,
                    color: 'load.over.text',
                    textAlign: 'center',
                    zIndex: 1,
                  }}
                >
                  +{intl.formatNumber(excess(total))}
                </Box>
              )}
              {bids
                .map((bid, at) => ({ bid, at, share: (bid.months[month - 1] ?? 0) * bid.chance }))
                .filter(({ share }) => percent(share) > 0)
                .toReversed()
                .map(({ bid, at, share }) => (
                  <Box key={bid.id} sx={{ height: pixels(share) - 1, borderRadius: '2px', bgcolor: seriesColor(at) }} />
                ))}
            </Box>
            <Box component="bdi" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {monthName(month, narrow ? 'narrow' : 'short')}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};
