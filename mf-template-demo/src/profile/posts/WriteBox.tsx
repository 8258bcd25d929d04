import { type ErrorInfo, lines, object } from '@bidwright/contract-kit';
import { Form, LongTextField } from '@bidwright/remote-kit/forms';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { useState } from 'react';

interface WriteBoxProps {
  label: string;
  submit: string;
  rows?: number;
  /** Where it opens because somebody wants to write, they may at once. */
  opened?: boolean;
  onSend: (text: string) => Promise<{ error?: ErrorInfo }>;
}

/** Each of the demo's addresses calls the text by another name. */
const atText = (error: ErrorInfo): ErrorInfo => {
  const [fault] = Object.values(error.fields ?? {});
  return fault ? { ...error, fields: { text: fault } } : error;
};

const schema = object({ text: lines(2000).required() });

/** A text to write and send: empty again once it is sent, as it was where it was refused. */
export const WriteBox = ({ label, submit, rows = 1, opened, onSend }: WriteBoxProps) => {
  const [sent, setSent] = useState(0);
  return (
    <Form
      key={sent}
      schema={schema}
      focus={opened || sent > 0 ? 'text' : undefined}
      onSubmit={async ({ text }) => {
        const { error } = await onSend(text);
        return error ? atText(error) : () => setSent(sent + 1);
      }}
    >
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'end' }}>
        <Box sx={{ width: '100%' }}>
          <LongTextField name="text" label={label} rows={rows} />
        </Box>
        <Button type="submit" size="small" variant="outlined">
          {submit}
        </Button>
      </Box>
    </Form>
  );
};
