import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ColumnDef, columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column, Identified } from './columns.ts';

const features = tableFeatures({ columnVisibilityFeature });

/** The table's model: its rows, and the columns that the page is wide enough for. Sorting and paging are the server's. */
export const useGridTable = <R extends Identified>(columns: readonly Column<R>[], rows: readonly R[]) => {
  const lg = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const xl = useMediaQuery<Theme>((theme) => theme.breakpoints.up('xl'));
  const defs = useMemo(
    () => columns.map(({ id, header }): ColumnDef<typeof features, R> => ({ id, header })),
    [columns],
  );
  const columnVisibility = useMemo(() => {
    const fits = { lg, xl };
    return Object.fromEntries(columns.map(({ id, from }) => [id, !from || fits[from]]));
  }, [columns, lg, xl]);
  return useTable({ features, columns: defs, data: rows, getRowId: (row) => row.id, state: { columnVisibility } });
};
