import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { IconButton, Tooltip } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import Close from '@mui/icons-material/CloseOutlined';
import { type BidContact, useAddTo, useRemoveFrom } from '../../../../api.ts';

interface RemoveContactProps {
  /** The bid. */
  id: string;
  entry: BidContact;
}

/** Takes a contact off the bid; Undo puts it back. The company keeps the contact. */
export const RemoveContact = ({ id, entry }: RemoveContactProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const [remove, { isLoading }] = useRemoveFrom('contacts');
  const [add] = useAddTo('contacts');
  const { company, contact, role } = entry;
  const label = intl.formatMessage({ id: 'opportunities.contacts.remove' }, { name: contact.name });

  const undo = async () => {
    const { error } = await add(id, { company, contact, role });
    if (error) alert({ severity: 'error', text: errorText(error) });
  };
  const run = async () => {
    const error = await remove(id, entry.id);
    if (error) return alert({ severity: 'error', text: errorText(error) });
    return alert({
      severity: 'success',
      text: intl.formatMessage({ id: 'opportunities.contacts.removed' }, { name: contact.name }),
      action: { label: intl.formatMessage({ id: 'opportunities.parts.undo' }), run: () => void undo() },
    });
  };
  return (
    <Tooltip title={label}>
      <IconButton size="small" onClick={run} disabled={isLoading} aria-label={label}>
        <Close fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};
