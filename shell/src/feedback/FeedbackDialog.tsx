import { feedback } from '@bidwright/contract-shell';
import { Form, FormActions, LongTextField } from '@bidwright/remote-kit/forms';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { useOnce } from '@bidwright/remote-kit/store';
import { useAlert, usePerson } from '@bidwright/shell-api';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { callOnce } from '../session/call.ts';

const schema = feedback.input.pick(['text']);

/** Where people say what they think of the product. The page they are on goes along. */
export const FeedbackDialog = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl();
  const alert = useAlert();
  const { pathname } = useLocation();
  const { permissions } = usePerson();
  const once = useOnce();
  const text = (id: string) => intl.formatMessage({ id });
  const send = async (input: { text: string }) => {
    const role = permissions.join(', ').slice(0, 120) || null;
    const said = { col: feedback.name, page: pathname.slice(0, 300), role, ...input };
    const { error } = await callOnce('create', said, once.keyOf(said));
    if (error) return error;
    once.taken();
    return () => {
      alert({ severity: 'success', text: text('shell.feedback.sent') });
      onClose();
    };
  };
  return (
    <Dialog open form title={text('shell.feedback')} onClose={onClose}>
      <p>{text('shell.feedback.text')}</p>
      <Form schema={schema} onSubmit={send} onCancel={onClose} focus="text">
        <LongTextField name="text" label={text('shell.feedback.label')} />
        <FormActions submit={text('shell.feedback.send')} cancel={text('shell.feedback.cancel')} />
      </Form>
    </Dialog>
  );
};
