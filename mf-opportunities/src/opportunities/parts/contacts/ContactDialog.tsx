import { parts } from '@bidwright/contract-opportunities';
import { TextField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { useAddTo, useCompanies } from '../../../api.ts';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import { AddDialog } from '../AddDialog.tsx';
import { ContactOfCompany } from './ContactOfCompany.tsx';

interface ContactDialogProps {
  record: OpportunityRecord;
  onClose: () => void;
}

/** Puts a contact of a company, of the client unless another is chosen, on the bid. */
export const ContactDialog = ({ record, onClose }: ContactDialogProps) => {
  const intl = useIntl();
  const [add] = useAddTo('contacts');
  const label = (name: string) => intl.formatMessage({ id: `opportunities.contacts.${name}` });
  return (
    <AddDialog
      title={label('add')}
      done={label('added')}
      schema={parts.contacts.input}
      initial={{ company: record.client }}
      focus="contact"
      onAdd={async (input) => (await add(record.id, input)).error}
      onClose={onClose}
    >
      <ReferenceField name="company" label={label('company')} options={useCompanies().data} />
      <ContactOfCompany />
      <TextField name="role" label={label('role')} />
    </AddDialog>
  );
};
