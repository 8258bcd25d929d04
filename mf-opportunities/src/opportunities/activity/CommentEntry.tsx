import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, PersonAvatar } from '@bidwright/remote-kit/ui';
import { Fragment } from 'react';
import type { Comment } from '../../api.ts';
import { When } from './When.tsx';

/** The text cut where it names people: every other piece is a name. */
const pieces = ({ text, mentions }: Comment): { text: string; isName: boolean }[] => {
  const names = mentions.map(({ name }) => `@${name}`);
  if (names.length === 0) return [{ text, isName: false }];
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text
    .split(new RegExp(`(${escaped.join('|')})`))
    .map((piece) => ({ text: piece, isName: names.includes(piece) }));
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
        <Box dir="auto" sx={{ whiteSpace: 'pre-line', marginBlockStart: 0.25 }}>
          {pieces(comment).map(({ text, isName }, at) =>
            isName ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place alone
              <Box component="b" key={at} sx={{ color: 'primary.main', fontWeight: 500 }}>
                {text}
              </Box>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place alone
              <Fragment key={at}>{text}</Fragment>
            ),
          )}
        </Box>
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap', paddingBlockStart: '4px' }}>
        <When seconds={dateCreated} />
      </Box>
    </Box>
  );
};
