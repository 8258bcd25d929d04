import { type ColumnDef, columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column, Identified } from './columns.ts';
import { useFits } from './useShownColumns.ts';

const features = tableFeatures({ columnVisibilityFeature });

/** The table's model: its rows, and the columns that the page is wide enough for. Sorting and paging are the server's. */
export const useGridTable = <R extends Identified>(columns: readonly Column<R>[], rows: readonly R[]) => {
  const fits = useFits();
  const defs = useMemo(
    () => columns.map(({ id, header }): ColumnDef<typeof features, R> => ({ id, header })),
    [columns],
  );
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map((column) => [column.id, fits(column)])),
    [columns, fits],
  );
  return useTable({ features, columns: defs, data: rows, getRowId: (row) => row.id, state: { columnVisibility } });
};
