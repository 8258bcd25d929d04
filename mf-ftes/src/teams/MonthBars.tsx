import { type Month, monthNumber } from '@bidwright/contract-ftes';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { useColumns } from '../plan/grid/columns.ts';
import { excess, percent } from '../year/load.ts';
import { shareOf, type TeamMonth } from './teamLoads.ts';

interface MonthBarsProps {
  first: Month;
  months: readonly TeamMonth[];
}

/** Months one below the other, each with a bar as long as it is full, and how full that is in words. */
export const MonthBars = ({ first, months }: MonthBarsProps) => {
  const intl = useIntl();
  const columns = useColumns({ first: monthNumber(first), count: months.length });
  const number = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 1 });
  // A month that is over keeps the others' bars comparable: the longest takes the whole line.
  const maxLength = Math.max(1, ...months.map(shareOf));
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}>
      {months.map((month, at) => {
        const share = shareOf(month);
        const over = excess(share);
        return (
          <li key={columns[at]?.number ?? at}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', flexWrap: 'wrap', columnGap: 1 }}>
              <bdi>{columns[at]?.title}</bdi>
              <span>
                <Box component="b" sx={{ fontWeight: 600 }}>
                  <bdi>{intl.formatNumber(percent(share) / 100, { style: 'percent' })}</bdi>
                </Box>
                {over > 0 && (
                  <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
                    {' · '}
                    <FormattedMessage id="ftes.teams.over" values={{ over: over / 100 }} />
                  </Box>
                )}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {' · '}
                  <FormattedMessage
                    id="ftes.teams.of"
                    values={{ planned: number(month.planned), capacity: number(month.capacity) }}
                  />
                </Box>
              </span>
            </Box>
            <Box aria-hidden sx={{ height: 8, borderRadius: '4px', bgcolor: 'surface.tint', marginBlockStart: 0.5 }}>
              <Box
                sx={{
                  width: `${(share / maxLength) * 100}%`,
                  height: '100%',
                  borderRadius: 'inherit',
                  bgcolor: over > 0 ? 'error.main' : 'primary.main',
                }}
              />
            </Box>
          </li>
        );
      })}
    </Box>
  );
};
