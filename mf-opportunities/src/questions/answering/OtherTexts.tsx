import type { OfferedText } from '@bidwright/contract-rfp-library';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { useQuestionText } from '../useQuestionText.ts';
import { SourceLine } from './SourceLine.tsx';

interface OtherTextsProps {
  texts: readonly OfferedText[];
  onUse: (text: OfferedText) => void;
  onAdd: (text: OfferedText) => void;
}

/** The texts that were found beside those of the proposal: each can take its place, or be added to it. */
export const OtherTexts = ({ texts, onUse, onAdd }: OtherTextsProps) => {
  const text = useQuestionText();
  return (
    <Box component="section" aria-label={text('texts.title')} sx={{ marginBlockStart: 3 }}>
      <Box component="h3" sx={{ typography: 'h3', marginBlock: 1 }}>
        {text('texts.title')}
      </Box>
      <Box component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {texts.map((one) => (
          <Box component="li" key={one.id}>
            <SourceLine entry={one.id} title={one.sectionTitle.name} text={one} />
            <Box dir="auto" sx={{ typography: 'body2' }}>
              {one.sentences.join(' ')}
            </Box>
            <Box sx={{ display: 'flex', gap: 1, marginBlockStart: 0.5 }}>
              <Button size="small" variant="outlined" onClick={() => onUse(one)}>
                {text('use')}
              </Button>
              <Button size="small" onClick={() => onAdd(one)}>
                {text('addTo')}
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
