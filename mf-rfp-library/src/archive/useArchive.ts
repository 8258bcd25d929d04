import { libraryArchivers } from '@bidwright/contract-rfp-library';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { useAlert, usePerson } from '@bidwright/shell-api';
import { type Entry, useUpdateEntry } from '../api.ts';

/** May this person take texts out of use, and back? */
const useMayArchive = (): boolean => can(libraryArchivers, usePerson());

/** Takes an entry out of use, which can be undone at once, and back; `act` is nothing for who may not. */
export const useArchive = ({ id, status }: Pick<Entry, 'id' | 'status'>) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const mayArchive = useMayArchive();
  const [update, { isLoading }] = useUpdateEntry();
  const said = (name: string, given?: object) => intl.formatMessage({ id: `rfp-library.${name}` }, { ...given });

  const set = async (wanted: Entry['status']) => {
    const error = await update({ id, changes: { status: wanted } });
    if (error) alert({ severity: 'error', text: errorText(error) });
    return !error;
  };
  const restore = async () => {
    if (await set('Active')) alert({ severity: 'success', text: said('restored', { count: 1 }) });
  };
  const archive = async () => {
    if (!(await set('Inactive'))) return;
    const action = { label: said('undo'), run: () => void restore() };
    alert({ severity: 'success', text: said('archived.done', { count: 1 }), action });
  };
  return { act: mayArchive ? (status === 'Active' ? archive : restore) : undefined, isLoading };
};
