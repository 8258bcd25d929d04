import { may } from '@bidwright/contract-kit';
import { admins, opportunities } from '@bidwright/contract-opportunities';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { useAlert, usePerson } from '@bidwright/shell-api';
import { useUpdateOpportunity } from '../../../api.ts';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';

/** Takes a bid out of the lists, which can be undone at once, and back; nothing for who may not. */
export const useArchive = (record: OpportunityRecord | undefined): (() => Promise<void>) | undefined => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const person = usePerson();
  const [update] = useUpdateOpportunity();
  const isArchived = record?.status === 'Inactive';
  const right = isArchived ? admins : (opportunities.fields?.status?.update ?? opportunities.rights.update);

  const set = async (status: OpportunityRecord['status']) => {
    const error = record && (await update({ id: record.id, changes: { status } }));
    if (error) alert({ severity: 'error', text: errorText(error) });
    return !error;
  };
  const said = (name: string) => intl.formatMessage({ id: `opportunities.archive.${name}` });

  const restore = async () => {
    if (await set('Active')) alert({ severity: 'success', text: said('restored') });
  };
  const archive = async () => {
    if (!(await set('Inactive'))) return;
    const action = { label: intl.formatMessage({ id: 'opportunities.parts.undo' }), run: () => void restore() };
    alert({ severity: 'success', text: said('archived'), action });
  };
  if (!record || !may(right, person, record)) return undefined;
  return isArchived ? restore : archive;
};
