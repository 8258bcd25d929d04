export { FilterSheet, type FilterSheetProps } from './FilterSheet.tsx';
export { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
export { titleSearch } from './titleSearch.ts';
