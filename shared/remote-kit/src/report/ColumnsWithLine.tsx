import { BarPlot, type BarPlotProps } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider, type ChartsDataProviderProps } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

type Drawn = NonNullable<ChartsDataProviderProps<'bar' | 'line'>['series']>[number];
type Axes = Pick<ChartsDataProviderProps<'bar' | 'line'>, 'xAxis' | 'yAxis'>;

interface ColumnsWithLineProps extends Axes {
  height: number;
  columns: readonly Omit<Extract<Drawn, { type: 'bar' }>, 'type'>[];
  line: Omit<Extract<Drawn, { type: 'line' }>, 'type'>;
  onOpen: BarPlotProps['onItemClick'];
}

/** Columns that stand on a time, and a line over them by the second of the upright axes. */
export const ColumnsWithLine = ({ columns, line, height, xAxis, yAxis, onOpen }: ColumnsWithLineProps) => (
  <ChartsDataProvider
    height={height}
    skipAnimation
    xAxis={xAxis}
    yAxis={yAxis}
    series={[...columns.map((one) => ({ ...one, type: 'bar' as const })), { ...line, type: 'line' as const }]}
  >
    <ChartsWrapper>
      <ChartsLegend />
      <ChartsSurface>
        <ChartsGrid horizontal />
        <BarPlot skipAnimation onItemClick={onOpen} />
        <LinePlot skipAnimation />
        <MarkPlot skipAnimation />
        <ChartsAxisHighlight x="band" />
        <ChartsXAxis />
        {yAxis?.map(({ id }) => (
          <ChartsYAxis key={id} axisId={id} />
        ))}
      </ChartsSurface>
      <ChartsTooltip />
    </ChartsWrapper>
  </ChartsDataProvider>
);
