import type { Question } from '@bidwright/contract-opportunities';
import type { Column } from '@bidwright/remote-kit/table';
import { Box } from '@bidwright/remote-kit/ui';
import { useMemo } from 'react';
import { textOf } from './answering/useAnswering.ts';
import type { Proposals } from './answering/useProposals.ts';
import { StateTag } from './StateTag.tsx';
import { useQuestionText } from './useQuestionText.ts';

/** Long ones take a few lines; all of one is in its panel. */
const few = {
  marginBlock: '8px',
  whiteSpace: 'normal',
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};

/** Questions with their answers, or what is proposed. */
export const useColumns = (found: Proposals['found']): Column<Question>[] => {
  const text = useQuestionText();
  return useMemo(
    () => [
      {
        id: 'text',
        header: text('question'),
        cell: ({ number, text: asked }) => (
          <Box component="span" dir="auto" sx={few}>
            {number && <bdi>{number} </bdi>}
            {asked}
          </Box>
        ),
      },
      {
        id: 'answer',
        header: text('answer'),
        from: 'lg',
        cell: ({ state, answer, text: asked }) => {
          const proposed = found.get(asked);
          const shown = answer ?? (state === 'Open' && proposed ? textOf(proposed.sentences) || text('noText') : '');
          return (
            <Box component="span" dir="auto" sx={{ ...few, ...(!answer && { color: 'text.secondary' }) }}>
              {shown}
            </Box>
          );
        },
      },
      { id: 'state', header: text('state'), width: 130, key: true, cell: ({ state }) => <StateTag state={state} /> },
    ],
    [text, found],
  );
};
