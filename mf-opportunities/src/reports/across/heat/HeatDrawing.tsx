import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, useTheme } from '@bidwright/remote-kit/ui';
import type { Heat } from './heatOf.ts';
import { cell, head, short, sideOf, step } from './measures.ts';

/** The fullest cell lets its number be read as well as an empty one does. */
const strongest = 0.45;
const faintest = 0.08;
const empty = 0.03;

interface HeatDrawingProps {
  heat: Heat;
  /** What its rows are called. */
  names: readonly string[];
}

/** The cells of a map with their numbers, the fuller the darker. Who does not see it has buttons and a table. */
export const HeatDrawing = ({ heat: { rows, weeks, most }, names }: HeatDrawingProps) => {
  const intl = useIntl();
  const isMirrored = useTheme().direction === 'rtl';
  const side = sideOf(names);
  const width = side + weeks.length * step.width;
  const from = (start: number) => (isMirrored ? width - start : start);
  const middleOf = (at: number) => from(side + at * step.width + cell.width / 2);
  const centred = { textAnchor: 'middle', dominantBaseline: 'central' } as const;
  return (
    <Box
      component="svg"
      aria-hidden
      width={width}
      height={head + rows.length * step.height}
      sx={{ display: 'block', typography: 'caption', '& text': { fill: 'currentColor' } }}
    >
      <Box component="g" sx={{ color: 'text.secondary' }}>
        {weeks.map((week, at) => (
          <text key={week} x={middleOf(at)} y={head / 2} {...centred}>
            {intl.formatDate(new Date(`${week}T00:00:00Z`), { timeZone: 'UTC', month: 'numeric', day: 'numeric' })}
          </text>
        ))}
      </Box>
      {rows.map(({ of, cells }, line) => {
        const top = head + line * step.height;
        const middle = top + cell.height / 2;
        return (
          <Box component="g" key={of.key} sx={{ color: 'text.primary' }}>
            <text x={from(0)} y={middle} dominantBaseline="central">
              {short(names[line] ?? '')}
            </text>
            <Box component="g" sx={{ color: 'series.s0' }}>
              {cells.map(({ value }, at) => (
                <rect
                  key={weeks[at]}
                  x={middleOf(at) - cell.width / 2}
                  y={top}
                  width={cell.width}
                  height={cell.height}
                  rx={4}
                  fill="currentColor"
                  opacity={value > 0 ? faintest + (strongest - faintest) * (value / most) : empty}
                />
              ))}
            </Box>
            {cells.map(({ value }, at) => (
              <text key={weeks[at]} x={middleOf(at)} y={middle} {...centred}>
                {intl.formatNumber(value)}
              </text>
            ))}
          </Box>
        );
      })}
    </Box>
  );
};
