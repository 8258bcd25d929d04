import { companyContact } from '@bidwright/contract-admin';
import type { Reference } from '@bidwright/contract-kit';
import { TextField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useRef } from 'react';
import { useAddToCompany } from '../../../../api.ts';
import { AddDialog } from '../AddDialog.tsx';

const schema = companyContact.pick(['name', 'title', 'email', 'phone']);

interface NewContactDialogProps {
  company: Reference;
  /** What the person typed so far. */
  name: string;
  onClose: (made?: Reference) => void;
}

/** Adds a person to the contacts of a company. */
export const NewContactDialog = ({ company, name, onClose }: NewContactDialogProps) => {
  const intl = useIntl();
  const [add] = useAddToCompany('contacts');
  const made = useRef<Reference>(undefined);
  const label = (of: string, values?: Record<string, string>) =>
    intl.formatMessage({ id: `opportunities.contacts.${of}` }, values);
  return (
    <AddDialog
      title={label('addTo', { company: company.name })}
      submit={label('add')}
      said={{ done: label('added'), failed: label('failed') }}
      schema={schema}
      initial={{ name }}
      focus="name"
      onAdd={async (input) => {
        const { id, error } = await add(company.id, { ...companyContact.getDefault(), ...input });
        if (id) made.current = { id, name: input.name };
        return error;
      }}
      onClose={() => onClose(made.current)}
    >
      <TextField name="name" label={label('name')} />
      <TextField name="title" label={label('position')} />
      <TextField name="email" label={label('email')} type="email" />
      <TextField name="phone" label={label('phone')} type="tel" />
    </AddDialog>
  );
};
