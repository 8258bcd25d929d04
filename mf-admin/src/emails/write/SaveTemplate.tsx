import { messageTemplates } from '@bidwright/contract-shell';
import { Form, FormActions, TextField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useCreateMessageTemplate } from '../api.ts';

const schema = messageTemplates.input.pick(['name']);

interface SaveTemplateProps {
  subject: string;
  text: string;
  onClose: () => void;
}

/** Asks for the name under which a mail becomes a template. */
export const SaveTemplate = ({ subject, text, onClose }: SaveTemplateProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const [create] = useCreateMessageTemplate();
  const save = async ({ name }: { name: string }) => {
    const { error } = await create({ name, subject, text, status: 'Active' });
    if (error) return error;
    return () => {
      alert({ severity: 'success', text: intl.formatMessage({ id: 'admin.saved' }, { name }) });
      onClose();
    };
  };
  return (
    <Dialog open form title={intl.formatMessage({ id: 'admin.emails.own.save' })} onClose={onClose}>
      <Form schema={schema} onSubmit={save} onCancel={onClose} focus="name">
        <Box sx={{ display: 'grid', gap: 2, paddingBlockStart: 1 }}>
          <TextField name="name" label={intl.formatMessage({ id: 'admin.emails.name' })} />
          <FormActions
            cancel={intl.formatMessage({ id: 'admin.cancel' })}
            submit={intl.formatMessage({ id: 'admin.save' })}
          />
        </Box>
      </Form>
    </Dialog>
  );
};
