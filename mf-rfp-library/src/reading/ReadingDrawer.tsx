import { useIntl } from '@bidwright/remote-kit/intl';
import { RecordDrawer } from '@bidwright/remote-kit/overlay';
import { useEffect } from 'react';
import type { Found } from '../library/useFound.ts';
import { EntryText } from './EntryText.tsx';
import { NoEntry } from './NoEntry.tsx';
import { subtitleOf } from './subtitleOf.ts';
import type { Chosen } from './useChosen.ts';

interface ReadingDrawerProps {
  /** The entry of the address; null: none is read. */
  id: string | null;
  chosen: Chosen;
  words: string;
  /** What was found: the reader walks in it. */
  found: Found;
  onRead: (id: string | null) => void;
}

/** How many entries before the last the next ones are asked for. */
const near = 5;

/** The entry that is read, over the results: there is no room beside them. */
export const ReadingDrawer = ({ id, chosen, words, found, onRead }: ReadingDrawerProps) => {
  const intl = useIntl();
  const { entry, error } = chosen;
  const { entries = [], total, more } = found;
  const at = entries.findIndex((one) => one.id === id);
  const isNearEnd = at >= 0 && at > entries.length - near;
  useEffect(() => {
    if (isNearEnd) more?.();
  }, [isNearEnd, more]);
  const walk = (place: number) => {
    const next = at < 0 ? undefined : entries[place];
    return next && (() => onRead(next.id));
  };
  const position = { at: at + 1, total: (more && total) ?? entries.length };
  return (
    <RecordDrawer
      open={id !== null}
      title={entry?.sectionTitle.name ?? intl.formatMessage({ id: `rfp-library.${error ? 'entry.failed' : 'title'}` })}
      subtitle={entry && <span dir="auto">{subtitleOf(entry)}</span>}
      position={at < 0 ? undefined : intl.formatMessage({ id: 'rfp-library.position' }, position)}
      onPrevious={walk(at - 1)}
      onNext={walk(at + 1)}
      onClose={() => onRead(null)}
    >
      {id && entry && !error && <EntryText key={id} entry={entry} words={words} ground="surface.raised" />}
      {id && (!entry || error) && <NoEntry entry={entry} error={error} />}
    </RecordDrawer>
  );
};
