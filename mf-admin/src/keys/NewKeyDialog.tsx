import { roles } from '@bidwright/contract-kit';
import { addMonths } from '@bidwright/contract-kit/days';
import { makeKeyInput } from '@bidwright/contract-shell';
import { ChoicesField, DateField, Form, FormActions, TextField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, today } from '@bidwright/remote-kit/ui';
import { useChoiceText } from '../lists/useChoiceText.ts';
import { useRoleNote } from '../people/useRoleNote.ts';
import { useMakeKey } from './api.ts';

/** So long a key is good unless something else is said. */
const usualMonths = 3;

/** A key as it was made just now. */
export interface FreshKey {
  name: string;
  secret: string;
}

interface NewKeyDialogProps {
  onMade: (key: FreshKey) => void;
  onClose: () => void;
}

/** Asks what a program is called, what it may do and until when. */
export const NewKeyDialog = ({ onMade, onClose }: NewKeyDialogProps) => {
  const intl = useIntl();
  const choiceText = useChoiceText();
  const roleNote = useRoleNote();
  const [make] = useMakeKey();
  const text = (id: string) => intl.formatMessage({ id: `admin.keys.${id}` });
  const none: string[] = [];
  const initial = { name: '', roles: none, expirationDate: addMonths(today(), usualMonths) };

  const save = async (values: typeof initial) => {
    const { data, error } = await make(values);
    if (error) return error;
    return () => onMade({ name: values.name, secret: data.secret });
  };

  return (
    <Dialog open form title={text('new')} onClose={onClose}>
      <Form schema={makeKeyInput} initial={initial} focus="name" onSubmit={save} onCancel={onClose}>
        <Box sx={{ display: 'grid', gap: 2, paddingBlockStart: 1 }}>
          <TextField name="name" label={text('name')} help={text('name.help')} />
          <ChoicesField
            name="roles"
            label={text('roles')}
            help={text('roles.help')}
            choices={roles}
            text={choiceText}
            note={roleNote}
          />
          <DateField name="expirationDate" label={text('expirationDate')} help={text('expirationDate.help')} />
          <FormActions cancel={intl.formatMessage({ id: 'admin.cancel' })} submit={text('make')} />
        </Box>
      </Form>
    </Dialog>
  );
};
