import { Box } from '@bidwright/remote-kit/ui';
import { piecesOf } from './marks.ts';

interface MarksProps {
  text: string;
  words: string[];
  /** The place in the text of the mark to be shown as the current one. */
  current?: number;
}

const mark = {
  paddingInline: '1px',
  marginInline: '-1px',
  borderRadius: '4px',
  bgcolor: 'mark.bg',
  color: 'mark.text',
  fontWeight: 600,
  '&[aria-current]': { outline: '2px solid', outlineColor: 'primary.main' },
};

/** A text in which what was searched for is marked. */
export const Marks = ({ text, words, current }: MarksProps) =>
  piecesOf(text, words).map(({ text, marked, at }) =>
    marked ? (
      <Box component="mark" key={at} data-at={at} aria-current={at === current || undefined} sx={mark}>
        {text}
      </Box>
    ) : (
      text
    ),
  );
