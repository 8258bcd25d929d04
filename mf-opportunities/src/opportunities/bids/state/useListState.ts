import { useLocation, useNavigate, useSearchParams } from '@bidwright/remote-kit/router';
import type { Walk } from '@bidwright/remote-kit/store';
import { useCallback, useMemo } from 'react';
import { type ListState, readListState, writeListState } from './listState.ts';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The way to the page that the address names. The history knows all of it, an address that was passed on only the last step. */
const cursorsIn = (after: string | null, history: unknown): readonly string[] => {
  if (!after) return [];
  return isTexts(history) && history.at(-1) === after ? history : [after];
};

/** The list's state, kept in the address alone: it survives a reload, and can be passed on. */
export const useListState = () => {
  const [address, setAddress] = useSearchParams();
  const { state: history } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readListState(address), [address]);

  const change = useCallback(
    (part: Partial<ListState>) =>
      setAddress((now) => writeListState({ ...readListState(now), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setAddress],
  );

  const open = useCallback((to: string) => setAddress(new URLSearchParams(to)), [setAddress]);

  const walk: Walk = {
    cursors: cursorsIn(address.get('after'), history),
    from: Number(address.get('from')) || undefined,
    onWalk: (cursors, from) => {
      const to = writeListState(state);
      const after = cursors.at(-1);
      if (after) {
        to.set('after', after);
        to.set('from', String(from));
      }
      void navigate({ search: to.toString() }, { state: cursors, preventScrollReset: true });
    },
  };
  return { state, change, walk, open, bare: address.size === 0 };
};
