import type { KanbanProfile, KanbanStory } from '@bidwright/contract-template-demo/api';
import { Form, FormActions } from '@bidwright/remote-kit/forms';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Button, Stack } from '@bidwright/remote-kit/ui';
import { useDemoSend } from '../client/index.ts';
import { useSayError } from '../useSayError.ts';
import { useText } from '../useText.ts';
import { Comments } from './Comments.tsx';
import { storySchema } from './fields.ts';
import { SaidFields } from './SaidFields.tsx';

interface StoryDialogProps {
  story: KanbanStory;
  profiles: readonly KanbanProfile[];
  onClose: () => void;
}

/** A story to be changed, talked about or removed; its items stay on the board. */
export const StoryDialog = ({ story, profiles, onClose }: StoryDialogProps) => {
  const text = useText();
  const sayError = useSayError();
  const [edit] = useDemoSend('POST /api/kanban/edit-story');
  const [remove] = useDemoSend('POST /api/kanban/delete-story');
  const [comment] = useDemoSend('POST /api/kanban/add-story-comment');
  const drop = async () => {
    if (sayError(await remove({ id: story.id }))) onClose();
  };
  return (
    <Dialog form open title={text('kanban.story.edit', { name: story.title })} onClose={onClose}>
      <Form
        schema={storySchema}
        initial={story}
        focus="title"
        onCancel={onClose}
        onSubmit={async (written) => (await edit({ ...written, id: story.id })).error ?? onClose}
      >
        <Stack sx={{ gap: 1.5 }}>
          <SaidFields profiles={profiles} />
          <FormActions
            submit={text('kanban.save')}
            cancel={text('cancel')}
            start={
              <Button size="small" color="error" onClick={() => void drop()}>
                {text('kanban.story.remove')}
              </Button>
            }
          />
        </Stack>
      </Form>
      <Comments ids={story.commentIds} onAdd={(said) => comment({ storyId: story.id, text: said })} />
    </Dialog>
  );
};
