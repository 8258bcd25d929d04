import { formOf } from '@bidwright/contract-rfp-library';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Divider, Stack } from '@bidwright/remote-kit/ui';
import { useMemo } from 'react';
import type { Entry } from '../api.ts';
import { Archived } from '../archive/Archived.tsx';
import { Marks, markLook } from '../library/Marks.tsx';
import { said } from '../library/said.ts';
import { ReviewFacts } from '../review/ReviewFacts.tsx';
import { Attached } from './Attached.tsx';
import { EntryActions } from './EntryActions.tsx';
import { MatchWalk } from './MatchWalk.tsx';
import { Provenance } from './Provenance.tsx';
import { Parts } from './parts/Parts.tsx';
import { RichBlocks } from './RichBlocks.tsx';
import { useMatches } from './useMatches.ts';

interface EntryTextProps {
  entry: Entry;
  words: string;
  /** The colour of what it stands on. */
  ground: string;
}

const reading = { typography: 'body1', maxWidth: '72ch', textAlign: 'start', overflowWrap: 'anywhere' };

/** What is done with the text stays in sight while it scrolls: who walks its finds needs the way to the next one. */
const head = {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  marginBlock: -1,
  paddingBlock: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
};

/** What takes the focus does not come to stand below it. */
const belowHead = { '& :is(a, button, summary, textarea, [data-find])': { scrollMarginBlockStart: 112 } };

const box = { padding: 1.5, border: 1, borderColor: 'line.strong', borderRadius: 1, bgcolor: 'surface.sunk' };

/** A whole entry: its text with the finds marked, what goes with it, where it comes from, and what became of it. */
export const EntryText = ({ entry, words, ground }: EntryTextProps) => {
  const { callOutBox } = entry;
  const text = useMemo(() => formOf(entry), [entry]);
  const { container, lines, marksIn, ...matches } = useMatches(text, words);
  return (
    <Stack sx={{ gap: 2, ...belowHead }}>
      {entry.status !== 'Active' && <Archived entry={entry} />}
      <Stack direction="row" sx={{ ...head, bgcolor: ground }}>
        <EntryActions entry={entry} text={text} />
        {matches.count > 0 && <MatchWalk {...matches} />}
      </Stack>
      <Box ref={container} sx={reading}>
        <RichBlocks blocks={text.content} finds={lines} current={matches.index ?? undefined} />
      </Box>
      {said(callOutBox) && callOutBox !== 'Yes' && (
        <Box sx={box}>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <FormattedMessage id="rfp-library.callOut" />
          </Box>
          <Box sx={{ fontWeight: 600, '& mark': markLook }}>
            <Marks text={callOutBox ?? ''} marks={marksIn(callOutBox ?? '')} />
          </Box>
        </Box>
      )}
      <Attached entry={entry} />
      <Divider />
      <Provenance entry={entry} />
      <Divider />
      <ReviewFacts entry={entry} />
      <Parts entry={entry} />
    </Stack>
  );
};
