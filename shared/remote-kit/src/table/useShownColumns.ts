import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { type Column, keyColumns } from './columns.ts';

/** Whether the page is as wide as columns ask for. */
export const useFits = () => {
  const lg = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  const xl = useMediaQuery<Theme>((theme) => theme.breakpoints.up('xl'));
  return useMemo(
    () =>
      <R>({ from }: Column<R>) =>
        !from || { lg, xl }[from],
    [lg, xl],
  );
};

/** The columns that a `DataTable` shows on this page, in a table or on cards: a page asks for no more than these. */
export const useShownColumns = <R>(columns: readonly Column<R>[]): Column<R>[] => {
  const fits = useFits();
  const cards = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return useMemo(
    () => (cards ? [...columns.slice(0, 1), ...keyColumns(columns)] : columns.filter(fits)),
    [columns, cards, fits],
  );
};
