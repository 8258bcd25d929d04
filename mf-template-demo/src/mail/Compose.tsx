import { text as line, lines, object } from '@bidwright/contract-kit';
import { Form, FormActions, LongTextField, TextField } from '@bidwright/remote-kit/forms';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Stack } from '@bidwright/remote-kit/ui';
import { useDemoSend } from '../client/index.ts';
import { useText } from '../useText.ts';

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

const schema = object({ to: line(200).required(), subject: line(120).required(), text: lines(4000) });

interface ComposeProps {
  /** What stands in it at first. */
  letter: Letter;
  onClose: () => void;
}

/** A mail to write. Nothing leaves: it lies under Sent. */
export const Compose = ({ letter, onClose }: ComposeProps) => {
  const text = useText();
  const [send] = useDemoSend('POST /api/mails/new');
  return (
    <Dialog form open width="comparison" title={text('mail.write')} onClose={onClose}>
      <Form
        schema={schema}
        initial={letter}
        focus={letter.to ? 'text' : 'to'}
        onCancel={onClose}
        onSubmit={async (written) => (await send({ ...written, folder: 'sent' })).error ?? onClose}
      >
        <Stack sx={{ gap: 1.5 }}>
          <TextField name="to" label={text('mail.to')} help={text('mail.to.help')} />
          <TextField name="subject" label={text('mail.subject')} />
          <LongTextField name="text" label={text('mail.text')} rows={8} />
          <FormActions submit={text('mail.send')} cancel={text('cancel')} />
        </Stack>
      </Form>
    </Dialog>
  );
};
