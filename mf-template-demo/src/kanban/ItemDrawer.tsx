import type { KanbanItem, KanbanStory } from '@bidwright/contract-template-demo/api';
import { ChoiceField, FieldGrid, Form, FormActions } from '@bidwright/remote-kit/forms';
import { ConfirmDialog, RecordDrawer } from '@bidwright/remote-kit/overlay';
import { Button, Stack } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { useDemoSend } from '../client/index.ts';
import { useSayError } from '../useSayError.ts';
import { useText } from '../useText.ts';
import { Comments } from './Comments.tsx';
import { itemSchema } from './fields.ts';
import { SaidFields } from './SaidFields.tsx';
import type { Board } from './useBoard.ts';

interface ItemDrawerProps {
  item: KanbanItem | undefined;
  board: Board;
  stories: readonly KanbanStory[];
  onClose: () => void;
}

const titleIn = (list: readonly { id: string; title: string }[]) => (id: string) =>
  list.find((one) => one.id === id)?.title ?? id;

/** One item beside the board, to be changed and talked about. */
export const ItemDrawer = ({ item, board, stories, onClose }: ItemDrawerProps) => {
  const text = useText();
  const sayError = useSayError();
  const [removing, setRemoving] = useState(false);
  const [edit] = useDemoSend('POST /api/kanban/edit-item');
  const [remove] = useDemoSend('POST /api/kanban/delete-item');
  const [comment] = useDemoSend('POST /api/kanban/add-item-comment');
  const columns = board.lanes.map(({ column }) => column);
  const columnId = columns.find(({ itemIds }) => item && itemIds.includes(item.id))?.id ?? '';
  return (
    <RecordDrawer
      open={item !== undefined}
      title={item?.title ?? ''}
      onClose={onClose}
      actions={
        <Button size="small" color="error" onClick={() => setRemoving(true)}>
          {text('kanban.remove')}
        </Button>
      }
    >
      {item && (
        <>
          <Form
            key={`${item.id} ${columnId}`}
            schema={itemSchema}
            initial={{ ...item, columnId }}
            onSubmit={async (written) => (await edit({ ...written, id: item.id })).error ?? onClose}
            onCancel={onClose}
          >
            <Stack sx={{ gap: 1.5 }}>
              <SaidFields profiles={board.profiles} />
              <FieldGrid>
                <ChoiceField
                  name="columnId"
                  label={text('kanban.column.field')}
                  choices={columns.map(({ id }) => id)}
                  text={titleIn(columns)}
                />
                <ChoiceField
                  name="storyId"
                  label={text('kanban.story')}
                  choices={stories.map(({ id }) => id)}
                  text={titleIn(stories)}
                />
              </FieldGrid>
              <FormActions submit={text('kanban.save')} cancel={text('cancel')} />
            </Stack>
          </Form>
          <Comments ids={item.commentIds} onAdd={(said) => comment({ itemId: item.id, text: said })} />
        </>
      )}
      <ConfirmDialog
        open={removing}
        destructive
        title={text('kanban.remove.title', { name: item?.title ?? '' })}
        confirm={text('kanban.remove')}
        onConfirm={async () => {
          if (item && sayError(await remove({ id: item.id }))) onClose();
        }}
        onClose={() => setRemoving(false)}
      />
    </RecordDrawer>
  );
};
