import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { piecesOf } from './marks.ts';

const keys: Record<string, 1 | -1> = { n: 1, p: -1 };

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, [role=combobox], [role=option]');

/** The finds in a text, and the way from one to the next. `n` and `p` walk them from anywhere but a field. */
export const useMatches = (text: string, words: string[]) => {
  const container = useRef<HTMLDivElement>(null);
  const places = useMemo(
    () =>
      piecesOf(text, words)
        .filter((piece) => piece.marked)
        .map((piece) => piece.at),
    [text, words],
  );
  const [walked, setWalked] = useState<{ places: number[]; index: number | null }>({ places, index: null });
  const index = walked.places === places ? walked.index : null;
  const count = places.length;
  const current = index === null ? undefined : places[index];

  const go = useCallback(
    (step: 1 | -1) => {
      const from = index ?? (step === 1 ? -1 : 0);
      setWalked({ places, index: (from + step + count) % count });
    },
    [places, index, count],
  );

  useEffect(() => {
    if (current === undefined) return;
    container.current?.querySelector(`[data-at="${current}"]`)?.scrollIntoView({ block: 'center' });
  }, [current]);

  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const step = keys[event.key];
      if (!step || count === 0 || isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      go(step);
    };
    document.addEventListener('keydown', walk);
    return () => document.removeEventListener('keydown', walk);
  }, [go, count]);

  return { container, count, index, current, go };
};
