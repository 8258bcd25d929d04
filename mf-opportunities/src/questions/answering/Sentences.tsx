import type { QuestionSource } from '@bidwright/contract-opportunities';
import type { OfferedText } from '@bidwright/contract-rfp-library';
import { Box, IconButton } from '@bidwright/remote-kit/ui';
import Remove from '@mui/icons-material/CloseOutlined';
import { useQuestionText } from '../useQuestionText.ts';
import { SourceLine } from './SourceLine.tsx';

interface SentencesProps {
  label: string;
  sources: readonly QuestionSource[];
  texts: readonly OfferedText[];
  /** Leaves one of them out. */
  onRemove?: (at: number) => void;
}

/** Sentences of an answer with their sources; those of one text, one after the other, have it once. */
export const Sentences = ({ label, sources, texts, onRemove }: SentencesProps) => {
  const text = useQuestionText();
  return (
    <Box component="ol" aria-label={label} sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {sources.map(({ entry, title, sentence }, at) => (
        <Box
          component="li"
          key={`${entry} ${sentence}`}
          sx={{
            display: 'flex',
            gap: 1,
            borderInlineStart: '3px solid',
            borderColor: 'primary.main',
            paddingInlineStart: 1.5,
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box dir="auto">{sentence}</Box>
            {sources[at + 1]?.entry !== entry && (
              <SourceLine entry={entry} title={title} text={texts.find(({ id }) => id === entry)} />
            )}
          </Box>
          {onRemove && sources.length > 1 && (
            <IconButton
              size="small"
              onClick={() => onRemove(at)}
              aria-label={text('leaveOut', { sentence: sentence.slice(0, 60) })}
              sx={{ alignSelf: 'start' }}
            >
              <Remove fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
    </Box>
  );
};
