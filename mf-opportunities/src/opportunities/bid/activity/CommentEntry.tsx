import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, PersonAvatar } from '@bidwright/remote-kit/ui';
import { Fragment } from 'react';
import type { Comment } from '../../../api.ts';
import { When } from './When.tsx';

interface Piece {
  text: string;
  /** Where it stands in the text. */
  from: number;
  isName: boolean;
}

/** The text cut where it names people. */
const pieces = ({ text, mentions }: Comment): Piece[] => {
  const names = mentions.map(({ name }) => `@${name}`);
  if (names.length === 0) return [{ text, from: 0, isName: false }];
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  let from = 0;
  return text.split(new RegExp(`(${escaped.join('|')})`)).map((piece) => {
    const cut = { text: piece, from, isName: names.includes(piece) };
    from += piece.length;
    return cut;
  });
};

/** What somebody said about the bid. */
export const CommentEntry = ({ comment }: { comment: Comment }) => {
  const { addedBy, dateCreated } = comment;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
      <PersonAvatar name={addedBy?.name ?? '?'} named />
      <Box sx={{ minWidth: 0, flex: 1, paddingBlockStart: '2px', overflowWrap: 'anywhere' }}>
        <FormattedMessage
          id="opportunities.comment.said"
          values={{
            who: (
              <Box component="b" sx={{ fontWeight: 600 }}>
                <bdi>{addedBy?.name}</bdi>
              </Box>
            ),
          }}
        />
        <Box sx={{ whiteSpace: 'pre-line', marginBlockStart: 0.25 }}>
          <bdi>
            {pieces(comment).map(({ text, from, isName }) =>
              isName ? (
                <Box component="b" key={from} sx={{ color: 'primary.main', fontWeight: 500 }}>
                  {text}
                </Box>
              ) : (
                <Fragment key={from}>{text}</Fragment>
              ),
            )}
          </bdi>
        </Box>
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap', paddingBlockStart: '4px' }}>
        <When seconds={dateCreated} />
      </Box>
    </Box>
  );
};
