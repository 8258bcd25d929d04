import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, Divider, Stack, useCopy } from '@bidwright/remote-kit/ui';
import Copy from '@mui/icons-material/ContentCopyOutlined';
import type { Entry } from '../api.ts';
import { Marks } from './Marks.tsx';
import { MatchWalk } from './MatchWalk.tsx';
import { Provenance } from './Provenance.tsx';
import { useMatches } from './useMatches.ts';

interface EntryTextProps {
  entry: Entry;
  words: string[];
}

const reading = {
  typography: 'body1',
  maxWidth: '72ch',
  whiteSpace: 'pre-line',
  textAlign: 'start',
  overflowWrap: 'anywhere',
};

/** A whole entry: its text with the finds marked, and where it comes from. */
export const EntryText = ({ entry, words }: EntryTextProps) => {
  const intl = useIntl();
  const copy = useCopy();
  const { rfpContent, callOutBox } = entry;
  const { container, current, ...matches } = useMatches(rfpContent, words);
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Button
          variant="outlined"
          size="small"
          startIcon={<Copy />}
          onClick={() => copy(rfpContent, intl.formatMessage({ id: 'rfp-library.copied' }))}
        >
          <FormattedMessage id="rfp-library.copy" />
        </Button>
        {matches.count > 0 && <MatchWalk {...matches} />}
      </Stack>
      <Box ref={container} sx={reading}>
        <span dir="auto">
          <Marks text={rfpContent} words={words} current={current} />
        </span>
      </Box>
      {callOutBox && (
        <Box sx={{ padding: 1.5, border: 1, borderColor: 'line.strong', borderRadius: 1, bgcolor: 'surface.sunk' }}>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <FormattedMessage id="rfp-library.callOut" />
          </Box>
          <Box sx={{ fontWeight: 600 }}>
            <span dir="auto">
              <Marks text={callOutBox} words={words} />
            </span>
          </Box>
        </Box>
      )}
      <Divider />
      <Provenance entry={entry} />
    </Stack>
  );
};
