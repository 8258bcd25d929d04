import { Dialog } from '@bidwright/remote-kit/overlay';
import { useAlert } from '@bidwright/shell-api';
import { useIntl } from 'react-intl';
import { call } from '../../session/call.ts';
import { useRefusal } from '../../session/useRefusal.ts';
import { PasswordStep } from './PasswordStep.tsx';

interface RemoveDialogProps {
  name: string;
  /** What takes it off, and of several which one. */
  call: string;
  id?: string;
  onClose: () => void;
  onDone: () => void;
}

/** Takes a way of the second step off the own account. */
export const RemoveDialog = ({ name, call: path, id, onClose, onDone }: RemoveDialogProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const refusal = useRefusal();
  const text = (key: string) => intl.formatMessage({ id: key }, { name });
  const remove = async ({ password }: { password: string }) => {
    const { error } = await call(path, { password, ...(id && { id }) });
    if (error) return refusal(error);
    return () => {
      alert({ severity: 'success', text: text('shell.twoStep.removed') });
      onDone();
    };
  };
  return (
    <Dialog open form title={text('shell.twoStep.remove.of')} onClose={onClose}>
      <PasswordStep
        text={text('shell.twoStep.remove.text')}
        submit={text('shell.twoStep.remove')}
        onSubmit={remove}
        onClose={onClose}
      />
    </Dialog>
  );
};
