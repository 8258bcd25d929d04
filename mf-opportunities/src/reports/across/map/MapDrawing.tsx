import { type FigureKind, useFigureText } from '@bidwright/remote-kit/report';
import { Box, useTheme } from '@bidwright/remote-kit/ui';
import type { Cells } from './cellsOf.ts';
import { type cellSize, gap, head, short, sideOf } from './measures.ts';

/** The fullest cell lets its number be read as well as an empty one does. */
const strongest = 0.45;
const faintest = 0.08;
const empty = 0.03;

interface MapDrawingProps {
  cells: Cells;
  size: ReturnType<typeof cellSize>;
  /** How its figure is written. */
  figure: FigureKind;
  /** What its rows and columns are called. */
  names: readonly string[];
  heads: readonly string[];
}

/**
 * The cells of a map with their figures: the fuller the darker, or the larger the bubble by its area. Who does not see it has buttons
 * and a table.
 */
export const MapDrawing = ({ cells, size, figure, names, heads }: MapDrawingProps) => {
  const { kind, rows, columns, max } = cells;
  const write = useFigureText();
  const isMirrored = useTheme().direction === 'rtl';
  const { width, height, letters } = size;
  const side = sideOf(names);
  const whole = side + columns.length * (width + gap);
  const from = (start: number) => (isMirrored ? whole - start : start);
  const middleOf = (at: number) => from(side + at * (width + gap) + width / 2);
  const centred = { textAnchor: 'middle', dominantBaseline: 'central' } as const;
  const shade = (value: number) => (value > 0 ? faintest + (strongest - faintest) * (value / max) : empty);
  return (
    <Box
      component="svg"
      aria-hidden
      data-drawing
      width={whole}
      height={head + rows.length * (height + gap)}
      sx={{ display: 'block', typography: 'caption', '& text': { fill: 'currentColor' } }}
    >
      <Box component="g" sx={{ color: 'text.secondary' }}>
        {heads.map((name, at) => (
          <text key={columns[at]?.key} x={middleOf(at)} y={head / 2} {...centred}>
            {short(name, letters)}
          </text>
        ))}
      </Box>
      {rows.map(({ of, cells: places }, line) => {
        const top = head + line * (height + gap);
        const middle = top + height / 2;
        return (
          <Box component="g" key={of.key} sx={{ color: 'text.primary' }}>
            <text x={from(0)} y={middle} dominantBaseline="central">
              {short(names[line] ?? '')}
            </text>
            <Box component="g" sx={{ color: 'series.s0' }}>
              {places.map(({ value }, at) => (
                <rect
                  key={columns[at]?.key}
                  x={middleOf(at) - width / 2}
                  y={top}
                  width={width}
                  height={height}
                  rx={4}
                  fill="currentColor"
                  opacity={kind === 'heat' ? shade(value) : empty}
                />
              ))}
              {kind === 'bubbles' &&
                places.map(({ value }, at) => (
                  <circle
                    key={columns[at]?.key}
                    cx={middleOf(at)}
                    cy={middle}
                    r={(height / 2 - 1) * Math.sqrt(value / max)}
                    fill="currentColor"
                    opacity={strongest}
                  />
                ))}
            </Box>
            {places.map(({ value }, at) => (
              <text key={columns[at]?.key} x={middleOf(at)} y={middle} {...centred}>
                {kind === 'bubbles' && value === 0 ? '' : write(value, figure, true)}
              </text>
            ))}
          </Box>
        );
      })}
    </Box>
  );
};
