import { check, type ErrorInfo, text as line, object } from '@bidwright/contract-kit';
import { useErrorText, useFieldMessage } from '@bidwright/remote-kit/intl';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { type FormEvent, useId, useState } from 'react';

interface OneLineProps {
  label: string;
  /** Stands in the line while it is empty, where its label has no room. */
  hint?: string;
  action: string;
  /** Says what is wrong, if anything; what was not taken stays to be tried again. */
  onDone: (text: string) => Promise<{ error?: ErrorInfo }>;
}

const schema = object({ text: line(120).required() });

/** One line that makes something new by Enter or by its button. */
export const OneLine = ({ label, hint = label, action, onDone }: OneLineProps) => {
  const id = useId();
  const errorText = useErrorText();
  const fieldText = useFieldMessage();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  const send = async () => {
    const { value, errors } = check(schema, { text });
    if (errors?.text) return fieldText(errors.text);
    if (!value) return undefined;
    setBusy(true);
    const { error } = await onDone(value.text);
    setBusy(false);
    if (!error) setText('');
    const [named] = Object.values(error?.fields ?? {});
    return named ? fieldText(named) : error && errorText(error);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!busy) setFault(await send());
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Box
        component="input"
        dir="auto"
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={id}
        placeholder={hint}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setFault(undefined);
        }}
        sx={{
          flex: 1,
          minWidth: 0,
          height: 32,
          paddingInline: '8px',
          font: 'inherit',
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: fault ? 'error.main' : 'line.control',
          borderRadius: 1,
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
      <Button type="submit" size="small" loading={busy}>
        {action}
      </Button>
      <Box
        role="alert"
        id={id}
        sx={{ flexBasis: '100%', '&:empty': { display: 'none' }, typography: 'caption', color: 'error.main' }}
      >
        {fault}
      </Box>
    </Box>
  );
};
