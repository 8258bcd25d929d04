import { createContext } from 'react';
import type { IntlShape } from 'react-intl';
import type { Filler } from './fillersOf.ts';

/** Inside of a module its own store and words are at hand; what the shell does there needs the shell's. */
interface OfShell {
  fillers: (place: string) => Filler[];
  intl: IntlShape;
}

export const OfShellContext = createContext<OfShell | null>(null);
