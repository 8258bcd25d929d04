import type { Reference } from '@bidwright/contract-kit';
import { type KeyboardEvent, useState } from 'react';
import { fitting, mentionAt } from './mention.ts';

/** People offered at a time. */
const max = 6;

type Person = Reference & { detail?: string };

/** The people whom the text at the cursor may mean, and the one that the keys have come to. */
export const useMention = (people: readonly Person[]) => {
  const [asked, setAsked] = useState<{ from: number; typed: string }>();
  const [at, setAt] = useState(0);
  const found = asked ? fitting(people, asked.typed, max) : [];
  const close = () => setAsked(undefined);

  /** Hears a key; answers the person it chooses. */
  const keyed = (event: KeyboardEvent): Person | undefined => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chooses = event.key === 'Enter' || event.key === 'Tab';
    if (found.length === 0 || !(step || chooses || event.key === 'Escape')) return undefined;
    event.preventDefault();
    event.stopPropagation();
    if (step) setAt((at + step + found.length) % found.length);
    if (event.key === 'Escape') close();
    return chooses ? found[at] : undefined;
  };

  return {
    found,
    at,
    /** Where the @ stands. */
    from: asked?.from,
    look: (text: string, cursor: number) => {
      setAsked(mentionAt(text, cursor));
      setAt(0);
    },
    keyed,
    close,
  };
};
