import { type MessageTemplate, messageTemplates } from '@bidwright/contract-shell';
import { Form, FormActions, LongTextField, TextField } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, SectionCard } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useSeenVersion } from '../../../lists/useSeenVersion.ts';
import { useCreateMessageTemplate, useUpdateMessageTemplate } from '../../api.ts';
import { useRemoval } from '../../useRemoval.ts';

const schema = messageTemplates.input.pick(['name', 'subject', 'text']);
type Draft = Pick<MessageTemplate, 'name' | 'subject' | 'text'>;

interface OwnEditorProps {
  /** None: a new one. */
  template: MessageTemplate | undefined;
  onDone: () => void;
}

/** Makes a template for mails that Admins write, or changes one. */
export const OwnEditor = ({ template, onDone }: OwnEditorProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const [create] = useCreateMessageTemplate();
  const [update] = useUpdateMessageTemplate();
  const [version, seen] = useSeenVersion(template);
  const remove = useRemoval(update);
  const label = (id: string) => intl.formatMessage({ id: `admin.emails.${id}` });
  const save = async (values: Draft, changes: Partial<Draft>) => {
    const { error } = template
      ? { error: seen(await update({ id: template.id, version, changes })) }
      : await create({ ...values, status: 'Active' });
    if (error) return error;
    return () => {
      alert({ severity: 'success', text: intl.formatMessage({ id: 'admin.saved' }, { name: values.name }) });
      onDone();
    };
  };
  const name = template?.name ?? '';
  return (
    <SectionCard title={name || label('own.new')}>
      <Form schema={schema} initial={template} onSubmit={save} onCancel={onDone} focus={template ? undefined : 'name'}>
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
          <TextField name="name" label={label('name')} />
          <TextField name="subject" label={label('subject')} />
          <LongTextField name="text" label={label('text')} rows={8} help={label('text.help')} />
          <FormActions
            start={
              template && (
                <Button
                  size="small"
                  color="error"
                  aria-label={intl.formatMessage({ id: 'admin.emails.deleteNamed' }, { name })}
                  onClick={() => void remove({ id: template.id, name }).then(onDone)}
                >
                  <FormattedMessage id="admin.emails.delete" />
                </Button>
              )
            }
            cancel={intl.formatMessage({ id: 'admin.cancel' })}
            submit={intl.formatMessage({ id: 'admin.save' })}
          />
        </Box>
      </Form>
    </SectionCard>
  );
};
