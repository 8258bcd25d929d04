import { Box } from '@bidwright/remote-kit/ui';
import type { KeyboardEvent } from 'react';
import type { Entry } from '../api.ts';
import { ResultCard } from './ResultCard.tsx';

interface ResultsProps {
  label: string;
  entries: Entry[];
  words: string[];
  current: string | undefined;
  onOpen: (entry: Entry) => void;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

const move = (event: KeyboardEvent<HTMLElement>) => {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
  const at = cards.findIndex((card) => card === document.activeElement);
  const next = cards[at + (steps[event.key] ?? 0)];
  if (!steps[event.key] || !next) return;
  event.preventDefault();
  next.focus();
};

/** The entries that were found. Arrow keys move between them, Enter opens. */
export const Results = ({ label, entries, words, current, onOpen }: ResultsProps) => (
  <Box component="ul" aria-label={label} onKeyDown={move} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
    {entries.map((entry) => (
      <li key={entry.id}>
        <ResultCard entry={entry} words={words} current={entry.id === current} onOpen={() => onOpen(entry)} />
      </li>
    ))}
  </Box>
);
