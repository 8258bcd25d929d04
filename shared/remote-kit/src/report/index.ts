export { CatalogueCard, type CatalogueCardProps } from './CatalogueCard.tsx';
export { CatalogueGroup, type CatalogueGroupProps } from './CatalogueGroup.tsx';
export { Chart, type ChartProps } from './Chart.tsx';
// Versions of modules that are on take it from here; others have it in `PeriodChips`.
export { DayBox, type DayBoxProps } from './DayBox.tsx';
export { FigureLink, type FigureLinkProps } from './FigureLink.tsx';
export { type FigureColumn, type FigureRow, FigureTable, type FigureTableProps } from './FigureTable.tsx';
export { ParameterFrame, type ParameterFrameProps } from './ParameterFrame.tsx';
export { PeriodChips, type PeriodChipsProps } from './PeriodChips.tsx';
export { chartAsPng, saveFile } from './saveFile.ts';
export { type FigureKind, useFigureText } from './useFigureText.ts';
