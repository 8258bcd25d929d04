import type { Question } from '@bidwright/contract-opportunities';
import type { Column } from '@bidwright/remote-kit/table';
import { Box, Day, DueDate } from '@bidwright/remote-kit/ui';
import { useMemo } from 'react';
import { textOf } from './answering/useAnswering.ts';
import type { Proposals } from './answering/useProposals.ts';
import type { Giving } from './giving/useGivingMenu.tsx';
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

interface Shown {
  found: Proposals['found'];
  mayEdit: (question: Question) => boolean;
  onGive: (giving: Giving) => void;
}

/** Questions with their answers, or what is proposed, and who answers them by when. */
export const useColumns = ({ found, mayEdit, onGive }: Shown): Column<Question>[] => {
  const text = useQuestionText();
  return useMemo(() => {
    const given = (id: Giving['field'], width: number, cell: Column<Question>['cell']): Column<Question> => ({
      id,
      header: text(id),
      sort: id,
      width,
      cell,
      key: true,
      edit: (row) => (mayEdit(row) ? (anchor) => onGive({ anchor, field: id, rows: [row] }) : undefined),
    });
    return [
      {
        id: 'text',
        header: text('question'),
        sort: 'place',
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
      given('owner', 160, ({ owner }) => <bdi>{owner?.name ?? ''}</bdi>),
      given('due', 150, ({ due, state }) => (state === 'Open' ? <DueDate date={due} /> : due && <Day date={due} />)),
      {
        id: 'state',
        header: text('state'),
        sort: 'state',
        width: 130,
        key: true,
        cell: ({ state }) => <StateTag state={state} />,
      },
    ];
  }, [text, found, mayEdit, onGive]);
};
