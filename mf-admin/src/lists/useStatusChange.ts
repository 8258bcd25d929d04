import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { useAlert } from '@bidwright/shell-api';
import { useUpdate } from '../api.ts';
import type { List, ListRecord } from './list.ts';

/** Answers the function that takes a record out of use or back into it. The alert offers to undo it. */
export const useStatusChange = ({ collection }: List) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const [update] = useUpdate(collection.name);

  const change = async ({ id, name }: ListRecord, status: 'Active' | 'Inactive') => {
    const error = await update({ id, changes: { status } });
    if (error) return alert({ severity: 'error', text: errorText(error) });
    const text = intl.formatMessage({ id: `admin.became.${status}` }, { name });
    const undone = status === 'Active' ? 'Inactive' : 'Active';
    const undo = {
      label: intl.formatMessage({ id: 'admin.undo' }),
      run: () => void update({ id, changes: { status: undone } }),
    };
    return alert({ severity: 'success', text, action: undo });
  };
  return change;
};
