import type { Reference } from '@bidwright/contract-kit';
import { parts } from '@bidwright/contract-opportunities';
import { TextField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { useState } from 'react';
import { useAddTo, useCompanies } from '../../../../api.ts';
import type { OpportunityRecord } from '../../../OpportunityRecord.ts';
import { AddDialog } from '../AddDialog.tsx';
import { ContactOfCompany } from './ContactOfCompany.tsx';
import { NewContactDialog } from './NewContactDialog.tsx';

interface ContactDialogProps {
  record: OpportunityRecord;
  onClose: () => void;
}

/** Somebody whom the company does not have yet is to be added to it. */
interface Asked {
  company: Reference;
  name: string;
  settle: (made: Reference | undefined) => void;
}

/** Puts a contact of a company, of the client unless another is chosen, on the bid. */
export const ContactDialog = ({ record, onClose }: ContactDialogProps) => {
  const intl = useIntl();
  const [add] = useAddTo('contacts');
  const [asked, setAsked] = useState<Asked>();
  const label = (name: string) => intl.formatMessage({ id: `opportunities.contacts.${name}` });
  const create = (company: Reference, name: string) =>
    new Promise<Reference | undefined>((settle) => setAsked({ company, name, settle }));
  const close = (made?: Reference) => {
    asked?.settle(made);
    setAsked(undefined);
  };
  return (
    <>
      <AddDialog
        title={label('add')}
        said={{ done: label('added'), failed: label('failed') }}
        schema={parts.contacts.input}
        initial={{ company: record.client }}
        focus="contact"
        onAdd={async (input) => (await add(record.id, input)).error}
        onClose={onClose}
      >
        <ReferenceField name="company" label={label('company')} options={useCompanies().data} />
        <ContactOfCompany onCreate={create} />
        <TextField name="role" label={label('role')} />
      </AddDialog>
      {asked && <NewContactDialog company={asked.company} name={asked.name} onClose={close} />}
    </>
  );
};
