import { text as line, lines, object } from '@bidwright/contract-kit';
import type { Contact } from '@bidwright/contract-template-demo/api';
import { Form, FormActions, LongTextField, TextField } from '@bidwright/remote-kit/forms';
import { Stack } from '@bidwright/remote-kit/ui';
import { useDemoSend } from '../client/index.ts';
import { useText } from '../useText.ts';
import { contactFields } from './fields.ts';

const schema = object({
  name: line(120).required(),
  company: line(120),
  role: line(120),
  workEmail: line(120),
  personalEmail: line(120),
  workPhone: line(40),
  personalPhone: line(40),
  place: line(120),
  birthday: line(40),
  about: lines(1000),
});

/** A contact to change. */
export const ContactForm = ({ contact, onDone }: { contact: Contact; onDone: () => void }) => {
  const text = useText();
  const [modify] = useDemoSend('POST /api/contact/modify');
  return (
    <Form
      schema={schema}
      initial={contact}
      was={contact}
      focus="name"
      onCancel={onDone}
      onSubmit={async (written) => {
        const { error } = await modify({ ...written, id: contact.id });
        return error ?? onDone;
      }}
    >
      <Stack sx={{ gap: 1.5 }}>
        {contactFields.map((name) =>
          name === 'about' ? (
            <LongTextField key={name} name={name} label={text(`contacts.${name}`)} />
          ) : (
            <TextField key={name} name={name} label={text(`contacts.${name}`)} />
          ),
        )}
        <FormActions submit={text('contacts.save')} cancel={text('cancel')} />
      </Stack>
    </Form>
  );
};
