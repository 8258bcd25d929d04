export { Chart, type ChartProps } from './Chart.tsx';
export { chartAsPng, saveFile } from './saveFile.ts';
export { type FigureKind, useFigureText } from './useFigureText.ts';
