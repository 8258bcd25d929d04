import { useLocation, useNavigate, useSearchParams } from '@bidwright/remote-kit/router';
import type { Walk } from '@bidwright/remote-kit/store';
import { useCallback, useMemo } from 'react';
import { useKept } from '../../useKept.ts';
import { type ListState, readListState, writeListState } from './listState.ts';

/** Marks in the history what the person chose here: an address that says nothing then means the usual list. */
const chosen = 'chosen';

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The way to the page that the address names. The history knows all of it, an address that was passed on only the last step. */
const cursorsIn = (after: string | null, history: unknown): readonly string[] => {
  if (!after) return [];
  return isTexts(history) && history.at(-1) === after ? history : [after];
};

/** The last state that a person chose, kept on this device. A past day is a look back, and no place to come back to. */
const useLast = () => {
  const [last, keep] = useKept('list');
  const keepState = useCallback(
    (state: ListState) => keep(writeListState({ ...state, asOf: undefined }).toString()),
    [keep],
  );
  return [last, keepState] as const;
};

/**
 * The list's state, kept in the address: it survives a reload, and can be passed on. `last` is the address of what the person chose
 * before, for who comes without one.
 */
export const useListState = () => {
  const [address, setAddress] = useSearchParams();
  const { state: history } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readListState(address), [address]);
  const [last, keep] = useLast();

  const change = useCallback(
    (part: Partial<ListState>) =>
      setAddress(
        (now) => {
          const next = { ...readListState(now), ...part };
          keep(next);
          return writeListState(next);
        },
        { replace: true, preventScrollReset: true, state: chosen },
      ),
    [setAddress, keep],
  );

  const open = useCallback(
    (to: string, options?: { replace: boolean }) => {
      const next = new URLSearchParams(to);
      keep(readListState(next));
      setAddress(next, { ...options, state: chosen });
    },
    [setAddress, keep],
  );

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
  return { state, change, walk, open, last, bare: address.size === 0 && history !== chosen };
};
