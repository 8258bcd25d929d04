import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { useAlert } from '@bidwright/shell-api';
import { useUndoMerge } from '../api.ts';

/** Answers the function that takes a merge back and says so. */
export const useUndo = (col: string) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const [undo, { isLoading }] = useUndoMerge();
  const run = async (from: { id: string; name: string | null }) => {
    const { error } = await undo({ col, id: from.id });
    if (error) alert({ severity: 'error', text: errorText(error) });
    else alert({ severity: 'success', text: intl.formatMessage({ id: 'admin.merge.undone' }, { name: from.name }) });
    return error;
  };
  return [run, { isLoading }] as const;
};
