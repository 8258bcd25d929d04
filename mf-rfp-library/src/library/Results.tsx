import { useIntl } from '@bidwright/remote-kit/intl';
import { useVirtualizer } from '@bidwright/remote-kit/table';
import { Box, Checkbox } from '@bidwright/remote-kit/ui';
import { type KeyboardEvent, memo, useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { useStatuses } from '../api.ts';
import { cardLook, ResultCard } from './ResultCard.tsx';
import type { Listed } from './useFound.ts';

interface ResultsProps {
  label: string;
  entries: Listed[];
  current: string | undefined;
  /** Where the list is scrolled; undefined where the whole page is. */
  scroller: HTMLElement | null;
  onOpen: (id: string) => void;
  /** The chosen ones, while results are being chosen. */
  chosen: readonly { id: string }[] | undefined;
  onChoose: (id: string) => void;
}

/** Up to here all results are in the page, so that the browser's own search finds them. */
const whole = 100;
/** The usual height of a card. */
const usual = 140;

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

const move = (event: KeyboardEvent<HTMLElement>) => {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
  const at = cards.findIndex((card) => card === document.activeElement);
  const next = cards[at + (steps[event.key] ?? 0)];
  if (!steps[event.key] || !next) return;
  event.preventDefault();
  next.focus();
};

const look = { margin: 0, padding: 0, listStyle: 'none', '& [data-result]': cardLook };

/** So many results fill any screen. */
const screenful = 8;

/** What is in sight is drawn at once, and the rest of a new list when that is done. One that has only grown stays as it is. */
const useDrawn = (entries: Listed[]): Listed[] => {
  const settled = useDeferredValue(entries);
  if (settled === entries) return entries;
  const known = settled[0]?.id === entries[0]?.id ? settled.length : 0;
  return entries.slice(0, Math.max(screenful, known));
};

const List = ({ label, entries: all, current, scroller, onOpen, chosen, onChoose }: ResultsProps) => {
  const intl = useIntl();
  const entries = useDrawn(all);
  const statuses = useStatuses().data;
  const chosenIds = chosen && new Set(chosen.map(({ id }) => id));
  const [top, setTop] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const isWhole = entries.length <= whole || !scroller;
  // Asked of a list in which all is drawn, the page would be laid out once more.
  useLayoutEffect(() => {
    if (!isWhole) setTop(list.current?.offsetTop ?? 0);
  }, [isWhole]);
  const virtual = useVirtualizer({
    count: entries.length,
    enabled: !isWhole,
    getScrollElement: () => scroller,
    estimateSize: () => usual,
    getItemKey: (at) => entries[at]?.id ?? at,
    scrollMargin: top,
    overscan: 8,
  });
  const items = isWhole ? entries.map((_entry, index) => ({ index, start: 0, end: 0 })) : virtual.getVirtualItems();
  const before = isWhole ? 0 : (items[0]?.start ?? top) - top;
  const after = isWhole ? 0 : virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  return (
    <Box
      component="ul"
      ref={list}
      aria-label={label}
      onKeyDown={move}
      sx={look}
      style={{ paddingBlockStart: before, paddingBlockEnd: after }}
    >
      {items.map(({ index }) => {
        const entry = entries[index];
        return (
          entry && (
            <li
              key={entry.id}
              data-index={index}
              ref={isWhole ? undefined : virtual.measureElement}
              aria-setsize={all.length}
              aria-posinset={index + 1}
              style={{ display: 'flex' }}
            >
              {chosenIds && (
                <Checkbox
                  checked={chosenIds.has(entry.id)}
                  onChange={() => onChoose(entry.id)}
                  slotProps={{
                    input: {
                      'aria-label': intl.formatMessage(
                        { id: 'rfp-library.chosen.choose' },
                        { name: entry.sectionTitle.name },
                      ),
                    },
                  }}
                  sx={{ alignSelf: 'start', marginBlockStart: 0.5 }}
                />
              )}
              <ResultCard entry={entry} statuses={statuses} current={entry.id === current} onOpen={onOpen} />
            </li>
          )
        );
      })}
    </Box>
  );
};

/**
 * The entries that were found. Arrow keys move between them, Enter opens. Of many, only those in sight are drawn. What is said
 * around them while another search runs leaves them as they are.
 */
export const Results = memo(List);
