import type { ReportAnswer } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, ButtonBase } from '@bidwright/remote-kit/ui';
import { useRowName } from '../../useRowName.ts';
import type { CrossProps } from '../CrossChart.tsx';
import { HeatDrawing } from './HeatDrawing.tsx';
import type { Heat } from './heatOf.ts';
import { cell, head, sideOf, step } from './measures.ts';
import { useCellKeys } from './useCellKeys.ts';

interface HeatMapProps extends Omit<CrossProps, 'answer'> {
  by: ReportAnswer['by'];
  heat: Heat;
}

/** One figure by team and week. Each cell that holds anything is a button to its bids, over the drawing. */
export const HeatMap = ({ report, by, heat, figure, onOpen }: HeatMapProps) => {
  const intl = useIntl();
  const rowName = useRowName();
  const { rows, weeks } = heat;
  const { place, current, onKeyDown, onFocus } = useCellKeys(heat);
  const text = (id: string) => intl.formatMessage({ id: `opportunities.report.${id}` });
  const names = rows.map(({ of }) => rowName(by === 'week' ? undefined : by, of));
  const side = sideOf(names);
  return (
    <Box component="figure" aria-label={text(report)} data-chart sx={{ margin: 0, overflowX: 'auto' }}>
      <Box ref={place} sx={{ position: 'relative', width: side + weeks.length * step.width }}>
        <HeatDrawing heat={heat} names={names} />
        {rows.flatMap(({ of, cells }, line) =>
          cells.map(({ value, opens }, at) => {
            const key = `${line} ${at}`;
            return (
              opens && (
                <ButtonBase
                  key={`${of.key} ${weeks[at]}`}
                  data-cell={key}
                  tabIndex={key === current ? 0 : -1}
                  aria-label={`${names[line]}, ${rowName('week', { key: weeks[at] ?? '', name: null })}: ${intl.formatNumber(value)}`}
                  onClick={() => onOpen({ ...opens, figure })}
                  onFocus={() => onFocus(line, at)}
                  onKeyDown={(event) => onKeyDown(event, line, at)}
                  sx={{
                    ...cell,
                    position: 'absolute',
                    insetBlockStart: head + line * step.height,
                    insetInlineStart: side + at * step.width,
                    borderRadius: 0.5,
                  }}
                />
              )
            );
          }),
        )}
      </Box>
    </Box>
  );
};
