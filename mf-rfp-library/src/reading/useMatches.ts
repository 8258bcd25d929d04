import type { RichText } from '@bidwright/contract-rfp-library';
import { marker, parseWords } from '@bidwright/contract-rfp-library/words';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { findsOf } from './segments.ts';

const keys: Record<string, 1 | -1> = { n: 1, p: -1 };

/** Is something typed there? */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, [role=combobox], [role=option], [role=menuitem]'));

/** The finds in a text, and the way from one to the next. `n` and `p` walk them from anywhere but a field. */
export const useMatches = (text: RichText, words: string) => {
  const container = useRef<HTMLDivElement>(null);
  const { marksIn } = useMemo(() => marker(parseWords(words)), [words]);
  const finds = useMemo(() => findsOf(text, marksIn), [text, marksIn]);
  const [walked, setWalked] = useState<{ finds: typeof finds; index: number | null }>({ finds, index: null });
  const index = walked.finds === finds ? walked.index : null;
  const { count } = finds;

  const go = useCallback(
    (step: 1 | -1) => {
      const from = index ?? (step === 1 ? -1 : 0);
      setWalked({ finds, index: (from + step + count) % count });
    },
    [finds, index, count],
  );

  useEffect(() => {
    if (index === null) return;
    container.current?.querySelector(`[data-find="${index}"]`)?.scrollIntoView({ block: 'center' });
  }, [index]);

  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const step = keys[event.key];
      if (!step || count === 0 || isField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      go(step);
    };
    document.addEventListener('keydown', walk);
    return () => document.removeEventListener('keydown', walk);
  }, [go, count]);

  return { container, count, index, lines: finds.lines, marksIn, go };
};
