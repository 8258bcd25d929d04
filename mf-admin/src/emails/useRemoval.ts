import type { ErrorInfo } from '@bidwright/contract-kit';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { useAlert } from '@bidwright/shell-api';

type Update = (change: { id: string; changes: { status: 'Active' | 'Inactive' } }) => Promise<ErrorInfo | undefined>;

interface Removed {
  id: string;
  name: string;
}

/** Answers the function that deletes a record; the alert offers to undo it. */
export const useRemoval = (update: Update): ((removed: Removed) => Promise<void>) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const turn = async (id: string, status: 'Active' | 'Inactive') => {
    const error = await update({ id, changes: { status } });
    if (error) alert({ severity: 'error', text: errorText(error) });
    return !error;
  };
  return async ({ id, name }) => {
    if (!(await turn(id, 'Inactive'))) return;
    alert({
      severity: 'success',
      text: intl.formatMessage({ id: 'admin.emails.deleted' }, { name }),
      action: { label: intl.formatMessage({ id: 'admin.undo' }), run: () => void turn(id, 'Active') },
    });
  };
};
