import { useMemo } from 'react';
import { useViews, type View } from '../../../api.ts';
import { listAddress } from '../../addresses.ts';

/** Those that were pinned stand first. */
const inOrder = (one: View, other: View) =>
  Number(other.pinned) - Number(one.pinned) || (one.name ?? '').localeCompare(other.name ?? '');

/** The list's arrangements that are open to the person. */
export const useSavedViews = (): View[] => {
  const { data } = useViews();
  return useMemo(() => (data ?? []).filter(({ page }) => page === listAddress).toSorted(inOrder), [data]);
};
