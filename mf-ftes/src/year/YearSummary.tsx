import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';
import { excess, roomy, type Summary } from './load.ts';
import { useMonthName } from './months.ts';

interface FigureProps {
  label: ReactNode;
  value: ReactNode;
  note: ReactNode;
  /** Too much. */
  alarming?: boolean;
}

const Figure = ({ label, value, note, alarming }: FigureProps) => (
  <Box
    sx={{
      flex: '1 0 auto',
      minWidth: 112,
      paddingInline: 2,
      borderInlineStart: '1px solid',
      borderColor: 'divider',
      typography: 'caption',
      color: 'text.secondary',
    }}
  >
    <dt>{label}</dt>
    <Box component="dd" sx={{ margin: 0 }}>
      <Box sx={{ typography: 'h2', color: alarming ? 'error.dark' : 'text.primary' }}>{value}</Box>
      {note}
    </Box>
  </Box>
);

/** The year in four figures. */
export const YearSummary = ({ year, summary }: { year: number; summary: Summary }) => {
  const intl = useIntl();
  const monthName = useMonthName();
  const { average, peak, peakMonth, over, free } = summary;
  const percentOf = (share: number) => <bdi>{intl.formatNumber(share, { style: 'percent' })}</bdi>;
  return (
    <Box
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', rowGap: 2, margin: 0, flex: { xs: '1 1 100%', lg: 'none' } }}
    >
      <Figure
        label={<FormattedMessage id="ftes.average" values={{ year: String(year) }} />}
        value={percentOf(average)}
        note={<FormattedMessage id="ftes.committed.note" />}
      />
      <Figure
        label={<FormattedMessage id="ftes.peak" />}
        value={percentOf(peak)}
        note={
          peakMonth && (
            <bdi>
              {excess(peak) ? (
                <FormattedMessage id="ftes.peak.over" values={{ month: monthName(peakMonth), over: excess(peak) }} />
              ) : (
                monthName(peakMonth)
              )}
            </bdi>
          )
        }
        alarming={excess(peak) > 0}
      />
      <Figure
        label={<FormattedMessage id="ftes.over" values={{ whole: 1 }} />}
        value={<FormattedMessage id="ftes.over.months" values={{ count: over.length }} />}
        note={
          <bdi>
            {intl.formatList(
              over.map((month) => monthName(month)),
              { style: 'narrow' },
            )}
          </bdi>
        }
      />
      <Figure
        label={<FormattedMessage id="ftes.free" values={{ share: roomy }} />}
        value={free ? <bdi>{monthName(free.month)}</bdi> : <FormattedMessage id="ftes.free.never" />}
        note={free && <FormattedMessage id="ftes.free.note" values={{ points: free.points }} />}
      />
    </Box>
  );
};
