import { useEffect, useMemo, useRef, useState } from 'react';
import { piecesOf } from './marks.ts';

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
  const [walked, setWalked] = useState({ places, index: 0, moved: false });
  const { index, moved } = walked.places === places ? walked : { index: 0, moved: false };
  const count = places.length;
  const current = places[index];

  useEffect(() => {
    if (moved) container.current?.querySelector(`[data-at="${current}"]`)?.scrollIntoView({ block: 'center' });
  }, [moved, current]);

  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const step = { n: 1, p: -1 }[event.key];
      const inField = event.target instanceof HTMLElement && event.target.matches('input, textarea, [role=combobox]');
      if (!step || count === 0 || inField || event.ctrlKey || event.metaKey || event.altKey) return;
      setWalked({ places, index: (index + step + count) % count, moved: true });
    };
    document.addEventListener('keydown', walk);
    return () => document.removeEventListener('keydown', walk);
  }, [places, index, count]);

  const go = (step: 1 | -1) => setWalked({ places, index: (index + step + count) % count, moved: true });
  return { container, count, index, current, go };
};
