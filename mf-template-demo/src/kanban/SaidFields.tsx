import type { KanbanProfile } from '@bidwright/contract-template-demo/api';
import { ChoiceField, DateField, FieldGrid, LongTextField, TextField } from '@bidwright/remote-kit/forms';
import { useText } from '../useText.ts';

/** The fields that items and stories share. */
export const SaidFields = ({ profiles }: { profiles: readonly KanbanProfile[] }) => {
  const text = useText();
  const nameOf = (id: string) => profiles.find((one) => one.id === id)?.name ?? id;
  return (
    <>
      <TextField name="title" label={text('kanban.title.field')} />
      <FieldGrid>
        <ChoiceField
          name="priority"
          label={text('kanban.priority')}
          text={(choice) => text(`kanban.priority.${choice}`)}
        />
        <DateField name="dueDate" label={text('kanban.dueDate')} />
      </FieldGrid>
      <ChoiceField
        name="assigneeId"
        label={text('kanban.assignee')}
        choices={profiles.map(({ id }) => id)}
        text={nameOf}
      />
      <LongTextField name="description" label={text('kanban.description')} />
    </>
  );
};
