import { lazy } from '@bidwright/shell-api';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { LoadingBars } from './LoadingBars.tsx';
import type { FigureKind } from './useFigureText.ts';

interface Series {
  id: string;
  label: string;
  kind: FigureKind;
  values: readonly (number | null)[];
  /** A colour of the palette, such as `status.Won.glyph`; without it the next of the chart colours. */
  color?: string;
}

export interface ChartProps {
  /** Says what is drawn; the figures stand in a table beside it. */
  label: string;
  /** bars lie, the longest texts beside them, stackedBars after each other in one; columns and stacked stand on a time; lines join one. */
  kind: 'bars' | 'stackedBars' | 'columns' | 'stacked' | 'lines';
  /** What stands on the axis. */
  names: readonly string[];
  series: readonly Series[];
  /** Bars and columns: the first series is a part of the second, and stands over it, which is paler. */
  over?: boolean;
  /** A line over columns, by a scale of its own. */
  line?: Series;
  /** A mark was clicked: its place on the axis, and the id of its series. */
  onOpen?: (at: number, id: string) => void;
}

const Drawing = lazy(() => import('./Drawing.tsx'));

const bar = 34;
const standing = 280;

const isLying = ({ kind }: ChartProps) => kind === 'bars' || kind === 'stackedBars';

/** Tall enough that no name hides another, and each bar has room for its figure. */
const heightOf = (props: ChartProps) => {
  const { kind, names, series, over } = props;
  const beside = kind === 'bars' && !over ? series.length : 1;
  return isLying(props) ? Math.max(120, names.length * Math.max(bar, beside * 16 + 12) + 56) : standing;
};

/** A chart of a few series. What draws it is loaded when the first one is shown. */
export const Chart = (props: ChartProps) => {
  const height = heightOf(props);
  return (
    <Box component="figure" aria-label={props.label} data-chart sx={{ margin: 0, minHeight: height }}>
      <Suspense fallback={<LoadingBars height={height} standing={!isLying(props)} />}>
        <Drawing {...props} height={height} />
      </Suspense>
    </Box>
  );
};
