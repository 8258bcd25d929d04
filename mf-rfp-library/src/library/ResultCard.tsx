import { Box, ButtonBase } from '@bidwright/remote-kit/ui';
import type { Entry } from '../api.ts';
import { EntryStatus } from './EntryStatus.tsx';
import { Marks } from './Marks.tsx';
import { snippetOf } from './marks.ts';

interface ResultCardProps {
  entry: Entry;
  words: string[];
  current: boolean;
  onOpen: () => void;
}

const look = {
  display: 'block',
  width: '100%',
  padding: 2,
  textAlign: 'start',
  typography: 'body2',
  borderBottom: 1,
  borderColor: 'divider',
  borderLeft: '3px solid',
  borderLeftColor: 'transparent',
  '&:hover': { bgcolor: 'surface.sunk' },
  '&[aria-current]': { bgcolor: 'surface.tint', borderLeftColor: 'primary.main' },
  '&:focus-visible': { outlineOffset: -2 },
};

/** An entry among the results: what it is, where it comes from, and the text around the first find. */
export const ResultCard = ({ entry, words, current, onOpen }: ResultCardProps) => {
  const { sectionTitle, opportunity, proposalYear, rfpContent, teams } = entry;
  return (
    <ButtonBase data-result aria-current={current || undefined} onClick={onOpen} sx={look}>
      <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
        <span dir="auto">
          <Marks text={sectionTitle.name} words={words} />
        </span>
      </Box>
      <Box
        component="span"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          color: 'text.secondary',
          typography: 'caption',
        }}
      >
        {opportunity && (
          <span dir="auto">
            <Marks text={opportunity.name} words={words} />
          </span>
        )}
        {proposalYear && <span>{proposalYear}</span>}
        <EntryStatus entry={entry} raised={current} />
      </Box>
      <Box
        component="span"
        sx={{
          display: '-webkit-box',
          WebkitLineClamp: '3',
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
          marginBlock: 0.5,
        }}
      >
        <span dir="auto">
          <Marks text={snippetOf(rfpContent, words)} words={words} />
        </span>
      </Box>
      <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
        <span dir="auto">{teams.map(({ name }) => name).join(' · ')}</span>
      </Box>
    </ButtonBase>
  );
};
