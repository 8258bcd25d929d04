export { useVirtualizer } from '@tanstack/react-virtual';
// Versions of modules that are on take it from here; a page that only searches takes it from `search`, which is small.
export { SearchBox, type SearchBoxProps } from '../search/SearchBox.tsx';
export { CellMenu } from './CellMenu.tsx';
export { ChosenBar, type ChosenBarProps } from './ChosenBar.tsx';
export type { Column, Groups, Selection, Sort, SumRow } from './columns.ts';
export { DataTable, type DataTableProps } from './DataTable.tsx';
export { FilterChip, type FilterChipProps } from './FilterChip.tsx';
export { FilterFrame, type FilterFrameProps } from './FilterFrame.tsx';
export { FilterSelect, type FilterSelectProps } from './FilterSelect.tsx';
export { type MenuOption, OptionsMenu, type OptionsMenuProps } from './OptionsMenu.tsx';
export { Pager, type Paging } from './Pager.tsx';
export { useShownColumns } from './useShownColumns.ts';
export { useShownRows } from './useShownRows.ts';
export { ValuePicker, type ValuePickerProps } from './ValuePicker.tsx';
