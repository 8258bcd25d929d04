import { Box } from '@bidwright/remote-kit/ui';
import { piecesOf } from './words.ts';

/** A text with what was looked for marked in it. */
export const Marked = ({ text, words }: { text: string; words: string[] }) => (
  <bdi>
    {piecesOf(text, words).map((piece) =>
      piece.hit ? (
        <Box
          component="mark"
          key={piece.at}
          sx={{ bgcolor: 'mark.bg', color: 'mark.text', fontWeight: 600, borderRadius: '2px' }}
        >
          {piece.text}
        </Box>
      ) : (
        <span key={piece.at}>{piece.text}</span>
      ),
    )}
  </bdi>
);
