import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { ChartProps } from './Chart.tsx';
import { ColumnsWithLine } from './ColumnsWithLine.tsx';
import { ownDirection } from './ownDirection.ts';
import { useFigureText } from './useFigureText.ts';

interface DrawingProps extends ChartProps {
  height: number;
}

/** The second colour is too near to that of what is over its limit. */
const order = ['s0', 's3', 's2', 's5', 's4', 's6'];

const colorAt = (palette: object, path: string): string =>
  String(path.split('.').reduce<unknown>((at, name) => Reflect.get(Object(at), name), palette));

const widest = 190;

/** Between two names below a chart. */
const apart = 10;

/** Room for the names beside lying bars. */
const roomFor = (names: readonly string[]) =>
  Math.min(widest, 24 + Math.max(0, ...names.map((name) => name.length)) * 7);

/** What something is a part of, behind it. */
const pale = (color: string | undefined) => `color-mix(in srgb, ${color} 28%, transparent)`;

const figureAtEnd = (write: (value: number) => string) => ({
  barLabel: ({ value }: { value: number | null }) => (value ? write(value) : null),
  barLabelPlacement: 'outside' as const,
});

/** Where a text stands is worked out from left to right; its own direction is in its marks. */
const ends = { style: { direction: 'ltr' } } as const;

/** The longest bar ends where the drawing does; its figure stands beyond. */
const wholeLabels = {
  '& g[clip-path]': { clipPath: 'none' },
  '& .MuiBarChart-label': { fontSize: 12 },
};

/** The drawing of a chart; loaded apart, for it is large. */
const Drawing = ({ kind, names, series, over = false, line, onOpen, height }: DrawingProps) => {
  const { vars, palette, direction } = useTheme();
  const isMirrored = direction === 'rtl';
  const written = useFigureText();
  const figure: typeof written = (...asked) => ownDirection(written(...asked), isMirrored);
  const colors = vars?.palette ?? palette;
  const own = series.map(({ color }, at) => colorAt(colors, color ?? `series.${order[at % order.length]}`));
  const isLying = kind === 'bars' || kind === 'stackedBars';
  const seen = series.map(({ id, label, kind: of, values }, at) => ({
    id,
    label,
    data: [...values],
    color: over && at > 0 ? pale(own[0]) : own[at],
    valueFormatter: (value: number | null) => figure(value, of),
    ...((kind === 'stacked' || kind === 'stackedBars') && { stack: 'all' }),
    ...(kind === 'lines' && { curve: 'linear' as const, showMark: true }),
    // A part has no end of its own: the figure there is that of the whole.
    ...(kind === 'bars' && !(over && at === 0) && figureAtEnd((value) => figure(value, of, true))),
  }));
  // What is drawn later stands before the others.
  const drawn = over ? seen.toReversed() : seen;
  const scale = series[0]?.kind ?? 'count';
  const axis = {
    valueFormatter: (value: number) => figure(value, scale, true),
    tickNumber: 5,
    ...(scale === 'count' && { tickMinStep: 1 }),
  };
  // Names that have no room are left out. On an axis that runs to the left the library counts the gap as room to overlap.
  const tickLabelMinGap = isMirrored ? -apart : apart;
  const times = { data: [...names], reverse: isMirrored, tickLabelMinGap };
  const common = { height, skipAnimation: true, grid: isLying ? { vertical: true } : { horizontal: true } };
  const open = (_event: unknown, { dataIndex, seriesId }: { dataIndex?: number; seriesId: number | string }) =>
    dataIndex !== undefined && onOpen?.(dataIndex, String(seriesId));
  // The last name or figure is centred below its point, and half of it stands beyond.
  const margin = { [isMirrored ? 'left' : 'right']: kind === 'bars' ? 64 : 44 };
  const place = over && { barGapRatio: -1 };
  if (kind === 'lines')
    return (
      <LineChart
        {...common}
        series={drawn}
        xAxis={[{ ...times, scaleType: 'point' }]}
        yAxis={[{ ...axis, width: 64, position: isMirrored ? 'right' : 'left' }]}
        margin={margin}
        onMarkClick={open}
      />
    );
  if (isLying)
    return (
      <BarChart
        {...common}
        layout="horizontal"
        series={drawn}
        yAxis={[
          {
            scaleType: 'band',
            ...place,
            data: names.map((name, at) => `${at} ${name}`),
            valueFormatter: (name: string) => name.replace(/^\d+ /, ''),
            width: roomFor(names),
            position: isMirrored ? 'right' : 'left',
          },
        ]}
        xAxis={[{ ...axis, reverse: isMirrored, tickLabelMinGap }]}
        margin={margin}
        slotProps={{ barLabel: ends }}
        sx={wholeLabels}
        onItemClick={open}
      />
    );
  const [start, end] = isMirrored ? (['right', 'left'] as const) : (['left', 'right'] as const);
  if (line)
    return (
      <ColumnsWithLine
        height={height}
        columns={drawn.map((one) => ({ ...one, yAxisId: 'columns' }))}
        line={{
          id: line.id,
          label: line.label,
          data: [...line.values],
          color: colorAt(colors, line.color ?? 'series.s0'),
          valueFormatter: (value: number | null) => figure(value, line.kind),
          curve: 'linear',
          showMark: true,
          yAxisId: 'line',
        }}
        xAxis={[{ ...times, scaleType: 'band' }]}
        yAxis={[
          { ...axis, id: 'columns', width: 56, position: start },
          {
            id: 'line',
            min: 0,
            max: 1,
            width: 56,
            position: end,
            tickNumber: 5,
            valueFormatter: (value: number) => figure(value, line.kind, true),
          },
        ]}
        onOpen={open}
      />
    );
  return (
    <BarChart
      {...common}
      series={drawn}
      xAxis={[{ ...times, scaleType: 'band', ...place }]}
      yAxis={[{ ...axis, width: 56, position: isMirrored ? 'right' : 'left' }]}
      onItemClick={open}
    />
  );
};

export default Drawing;
