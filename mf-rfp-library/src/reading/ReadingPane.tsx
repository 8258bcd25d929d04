import { Box, Typography } from '@bidwright/remote-kit/ui';
import { memo, useDeferredValue } from 'react';
import { EntryText } from './EntryText.tsx';
import { NoEntry } from './NoEntry.tsx';
import { subtitleOf } from './subtitleOf.ts';
import type { Chosen } from './useChosen.ts';

interface ReadingPaneProps {
  chosen: Chosen;
  words: string;
}

const Reading = memo(({ entry, error, words }: Chosen & Pick<ReadingPaneProps, 'words'>) => {
  if (error || !entry) return <NoEntry entry={entry} error={error} />;
  return (
    <Box key={entry.id} sx={{ padding: 2 }}>
      <Typography variant="h2">
        <span dir="auto">{entry.sectionTitle.name}</span>
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginBlockEnd: 1.5 }}>
        <span dir="auto">{subtitleOf(entry)}</span>
      </Typography>
      <EntryText entry={entry} words={words} ground="background.paper" />
    </Box>
  );
});

/** The entry that is read, beside the results. These come first: the text is drawn when they are. */
export const ReadingPane = ({ chosen: { entry, error }, words }: ReadingPaneProps) => (
  <Reading entry={useDeferredValue(entry)} error={error} words={useDeferredValue(words)} />
);
