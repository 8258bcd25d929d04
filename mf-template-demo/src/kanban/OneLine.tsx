import { Box, Button } from '@bidwright/remote-kit/ui';
import { type FormEvent, useState } from 'react';

interface OneLineProps {
  label: string;
  action: string;
  /** Says whether it was taken; what was not stays to be tried again. */
  onDone: (text: string) => Promise<boolean>;
}

const max = 120;

/** One line that makes something new by Enter or by its button. */
export const OneLine = ({ label, action, onDone }: OneLineProps) => {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim() || busy) return;
    setBusy(true);
    if (await onDone(text.trim())) setText('');
    setBusy(false);
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1 }}>
      <Box
        component="input"
        dir="auto"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={max}
        onChange={(event) => setText(event.currentTarget.value)}
        sx={{
          flex: 1,
          minWidth: 0,
          height: 32,
          paddingInline: '8px',
          font: 'inherit',
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'line.control',
          borderRadius: 1,
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
      <Button type="submit" size="small" loading={busy}>
        {action}
      </Button>
    </Box>
  );
};
