export { CatalogueCard, type CatalogueCardProps } from './CatalogueCard.tsx';
export { CatalogueGroup, type CatalogueGroupProps } from './CatalogueGroup.tsx';
export { Chart, type ChartProps } from './Chart.tsx';
export { DayBox, type DayBoxProps } from './DayBox.tsx';
export { FigureLink, type FigureLinkProps } from './FigureLink.tsx';
export { type FigureColumn, type FigureRow, FigureTable, type FigureTableProps } from './FigureTable.tsx';
export { chartAsPng, saveFile } from './saveFile.ts';
export { type FigureKind, useFigureText } from './useFigureText.ts';
