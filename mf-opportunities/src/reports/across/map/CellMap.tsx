import { reports } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useFigureText } from '@bidwright/remote-kit/report';
import { Box, ButtonBase } from '@bidwright/remote-kit/ui';
import { useRef } from 'react';
import type { CrossProps } from '../CrossChart.tsx';
import type { Cells } from './cellsOf.ts';
import { MapDrawing } from './MapDrawing.tsx';
import { cellSize, gap, head, sideOf } from './measures.ts';
import { useCellKeys } from './useCellKeys.ts';
import { useNames } from './useNames.ts';
import { useRoom } from './useRoom.ts';

interface CellMapProps extends Omit<CrossProps, 'answer'> {
  cells: Cells;
}

/** One figure in rows and columns. Each cell that holds anything is a button to its bids, over the drawing. */
export const CellMap = ({ report, cells, figure, onOpen }: CellMapProps) => {
  const intl = useIntl();
  const write = useFigureText();
  const { place, current, onKeyDown, onFocus } = useCellKeys(cells);
  const { names, columns, heads } = useNames(cells);
  const kind = reports[report].figures[figure] ?? 'count';
  const side = sideOf(names);
  const frame = useRef<HTMLElement>(null);
  const size = cellSize(cells.kind, columns.length, useRoom(frame) - side);
  const { width, height } = size;
  return (
    <Box
      ref={frame}
      component="figure"
      aria-label={intl.formatMessage({ id: `opportunities.report.${report}` })}
      data-chart
      sx={{ margin: 0, overflowX: 'auto' }}
    >
      <Box ref={place} sx={{ position: 'relative', width: side + columns.length * (width + gap) }}>
        <MapDrawing cells={cells} size={size} figure={kind} names={names} heads={heads} />
        {cells.rows.flatMap(({ of, cells: line }, row) =>
          line.map(({ value, opens }, at) => {
            const key = `${row} ${at}`;
            return (
              opens && (
                <ButtonBase
                  key={`${of.key} ${columns[at]}`}
                  data-cell={key}
                  tabIndex={key === current ? 0 : -1}
                  aria-label={intl.formatMessage(
                    { id: 'opportunities.report.cell' },
                    { row: names[row], column: columns[at], value: write(value, kind) },
                  )}
                  onClick={() => onOpen({ ...opens, figure })}
                  onFocus={() => onFocus(row, at)}
                  onKeyDown={(event) => onKeyDown(event, row, at)}
                  sx={{
                    width,
                    height,
                    position: 'absolute',
                    insetBlockStart: head + row * (height + gap),
                    insetInlineStart: side + at * (width + gap),
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
