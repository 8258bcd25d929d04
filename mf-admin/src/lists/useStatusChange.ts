import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { useAlert } from '@bidwright/shell-api';
import type { List, ListRecord } from './list.ts';
import { successorNeeded } from './SuccessorDialog.tsx';
import { useWrites } from './useWrites.ts';

/** Answers the function that takes a record out of use or back into it. The alert offers to undo it. It answers what somebody must be asked first. */
export const useStatusChange = (list: List) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const { update } = useWrites(list);

  const change = async (record: ListRecord, status: 'Active' | 'Inactive') => {
    const error = await update(record, { changes: { status } });
    if (error && successorNeeded(error)) return successorNeeded(error);
    if (error) return void alert({ severity: 'error', text: errorText(error) });
    const text = intl.formatMessage({ id: `admin.became.${status}` }, { name: record.name });
    const undone = status === 'Active' ? 'Inactive' : 'Active';
    const undo = {
      label: intl.formatMessage({ id: 'admin.undo' }),
      run: () => void update(record, { changes: { status: undone } }),
    };
    return void alert({ severity: 'success', text, action: undo });
  };
  return change;
};
