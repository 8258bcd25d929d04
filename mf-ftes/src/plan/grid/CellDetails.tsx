import { excessOf } from '@bidwright/contract-ftes';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Card, Popper } from '@bidwright/remote-kit/ui';
import { cutName } from '../../cutName.ts';
import { percent } from '../../year/load.ts';
import { seriesColor } from '../../year/seriesColor.ts';
import { type Line, nameOf } from '../draft/lines.ts';
import type { Others } from '../load/others.ts';
import { type Scenario, sumOf } from '../outlook/forecast.ts';
import { makingUp } from '../outlook/makingUp.ts';
import type { RowLoads } from '../outlook/useLoads.ts';
import type { Spot } from './block.ts';
import type { Column } from './columns.ts';
import { besideCell } from './look.ts';
import { cellAt } from './spots.ts';

interface CellDetailsProps {
  shown: Spot | undefined;
  grid: HTMLTableElement | null;
  lines: readonly Line[];
  loads: readonly RowLoads[];
  columns: readonly Column[];
  others: ReadonlyMap<string, Others>;
  scenario: Scenario;
}

/** What the sum of a person’s month is made of. */
export const CellDetails = ({ shown, grid, lines, loads, columns, others, scenario }: CellDetailsProps) => {
  const intl = useIntl();
  const line = shown && lines[shown.row];
  const column = shown && columns[shown.col];
  const { parts = [], prospect } = (shown && loads[shown.row]) ?? {};
  const load = shown && prospect?.after[shown.col];
  const cell = shown && cellAt(grid, shown);
  if (!shown || !line?.fte || !column || !load || !cell || load.exposure === 0) return null;
  const pieces = makingUp(parts[shown.col] ?? 0, others.get(line.fte.id)?.works ?? [], shown.col, scenario);
  const sum = sumOf(load, scenario);
  const excess = excessOf(sum, load.capacity);
  const whole = Math.max(sum, load.capacity);
  const share = (part: number) => <bdi>{intl.formatNumber(part, { style: 'percent' })}</bdi>;
  return (
    <Popper
      open
      anchorEl={cell}
      placement="bottom-start"
      role="presentation"
      sx={{ zIndex: besideCell, pointerEvents: 'none' }}
    >
      <Card
        component="output"
        sx={{
          display: 'block',
          width: 272,
          padding: 1.75,
          marginBlockStart: 0.75,
          bgcolor: 'surface.raised',
          boxShadow: 8,
        }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 600 }}>
          <bdi>
            {nameOf(line)}, {column.title}
          </bdi>
          <Box component="span" sx={excess > 0 ? { color: 'error.dark' } : undefined}>
            {share(sum)}
          </Box>
        </Box>
        <Box
          component="ul"
          sx={{ listStyle: 'none', margin: 0, paddingInline: 0, paddingBlock: 1, display: 'grid', gap: 0.75 }}
        >
          {pieces.map(({ id, name, part, chance, counted }, at) => (
            <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
              <Box sx={{ width: 8, height: 8, flex: 'none', borderRadius: '2px', bgcolor: seriesColor(at) }} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box component="bdi" sx={cutName}>
                  {id ? name : <FormattedMessage id="ftes.plan.thisBid" />}
                </Box>
              </Box>
              {id && (
                <Box sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
                  {chance === 1 ? (
                    <FormattedMessage id="ftes.plan.wonWork" />
                  ) : (
                    <FormattedMessage id="ftes.plan.openBid" values={{ part, chance }} />
                  )}
                </Box>
              )}
              {share(counted)}
            </Box>
          ))}
        </Box>
        <Box
          aria-hidden
          sx={{ display: 'flex', height: 6, borderRadius: '3px', overflow: 'hidden', bgcolor: 'divider' }}
        >
          {pieces.map(({ id, counted }, at) => (
            <Box key={id} sx={{ width: `${(counted / whole) * 100}%`, bgcolor: seriesColor(at) }} />
          ))}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary', marginBlockStart: 0.75 }}>
          {excess > 0 ? (
            <FormattedMessage id="ftes.plan.pointsOver" values={{ points: percent(excess) }} />
          ) : (
            <FormattedMessage id="ftes.plan.pointsFree" values={{ points: percent(load.capacity) - percent(sum) }} />
          )}
        </Box>
      </Card>
    </Popper>
  );
};
