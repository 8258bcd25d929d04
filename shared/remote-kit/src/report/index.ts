export { CatalogueCard, type CatalogueCardProps } from './CatalogueCard.tsx';
export { CatalogueGroup, type CatalogueGroupProps } from './CatalogueGroup.tsx';
export { Chart, type ChartProps } from './Chart.tsx';
export { ChoiceChip, type ChoiceChipProps } from './ChoiceChip.tsx';
// Versions of modules that are on take it from here; others have it in `PeriodChips`.
export { DayBox, type DayBoxProps } from './DayBox.tsx';
export { FavouriteStar, type FavouriteStarProps } from './FavouriteStar.tsx';
export { FigureLink, type FigureLinkProps } from './FigureLink.tsx';
export { type FigureColumn, type FigureRow, FigureTable, type FigureTableProps } from './FigureTable.tsx';
export { useFavouriteReports } from './favouriteReports.ts';
export { ParameterFrame, type ParameterFrameProps } from './ParameterFrame.tsx';
export { PeriodChips, type PeriodChipsProps } from './PeriodChips.tsx';
export { ReportPage, type ReportPageProps } from './ReportPage.tsx';
export { ToggleChip, type ToggleChipProps } from './ToggleChip.tsx';
export { UnknownReport } from './UnknownReport.tsx';
export { useAddressParameters } from './useAddressParameters.ts';
export { type FigureKind, useFigureText } from './useFigureText.ts';
