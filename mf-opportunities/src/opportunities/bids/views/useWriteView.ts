import { useIntl } from '@bidwright/remote-kit/intl';
import { useAlert } from '@bidwright/shell-api';
import { useUpdateView, type View } from '../../../api.ts';

/** Answers the function that changes a saved view and says so, `done` being the end of the message's id. */
export const useWriteView = () => {
  const intl = useIntl();
  const alert = useAlert();
  const [update] = useUpdateView();
  return async ({ id, version, name }: View, changes: object, done: string) => {
    const error = await update({ id, version, changes });
    const said = intl.formatMessage({ id: `opportunities.views.${error ? 'failed' : done}` }, { name });
    alert({ severity: error ? 'error' : 'success', text: said });
  };
};
