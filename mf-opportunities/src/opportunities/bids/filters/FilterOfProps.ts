import type { FilterName } from '../state/filters.ts';

/** A filter, of whichever kind it is. */
export interface FilterOfProps {
  name: FilterName;
  value: readonly string[];
  onChange: (value: string[]) => void;
  openAtOnce?: boolean;
}
