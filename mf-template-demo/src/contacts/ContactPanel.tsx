import type { Contact } from '@bidwright/contract-template-demo/api';
import { RecordDrawer } from '@bidwright/remote-kit/overlay';
import { Box, Button } from '@bidwright/remote-kit/ui';
import Edit from '@mui/icons-material/EditOutlined';
import { useState } from 'react';
import { useText } from '../useText.ts';
import { ContactForm } from './ContactForm.tsx';
import { contactFields } from './fields.ts';

interface ContactPanelProps {
  /** Those shown, in their order. */
  contacts: readonly Contact[];
  id: string | undefined;
  onShow: (id: string | undefined) => void;
}

/** One contact beside the list, to read or to change. */
export const ContactPanel = ({ contacts, id, onShow }: ContactPanelProps) => {
  const text = useText();
  const [edited, setEdited] = useState<string>();
  const at = contacts.findIndex((one) => one.id === id);
  const contact = contacts[at];
  const isEdited = contact !== undefined && edited === contact.id;
  const to = (index: number) => (contacts[index] && !isEdited ? () => onShow(contacts[index]?.id) : undefined);
  return (
    <RecordDrawer
      open={contact !== undefined}
      title={contact?.name ?? ''}
      subtitle={contact?.role}
      position={text('contacts.position', { at: at + 1, count: contacts.length })}
      onPrevious={to(at - 1)}
      onNext={to(at + 1)}
      onClose={() => onShow(undefined)}
      actions={
        !isEdited && (
          <Button size="small" startIcon={<Edit />} onClick={() => setEdited(contact?.id)}>
            {text('contacts.edit')}
          </Button>
        )
      }
    >
      {contact &&
        (isEdited ? (
          <ContactForm key={contact.id} contact={contact} onDone={() => setEdited(undefined)} />
        ) : (
          <Box component="dl" sx={{ margin: 0, '& dt': { typography: 'caption', color: 'text.secondary' } }}>
            {contactFields.map(
              (name) =>
                contact[name] && (
                  <Box key={name} sx={{ marginBlockEnd: 1.5, '& dd': { margin: 0, overflowWrap: 'anywhere' } }}>
                    <dt>{text(`contacts.${name}`)}</dt>
                    <dd>
                      <span dir="auto">{contact[name]}</span>
                    </dd>
                  </Box>
                ),
            )}
          </Box>
        ))}
    </RecordDrawer>
  );
};
