import { Box, Button, IconButton, Popover } from '@bidwright/remote-kit/ui';
import Smile from '@mui/icons-material/EmojiEmotionsOutlined';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useText } from '../useText.ts';

interface ComposerProps {
  name: string;
  /** Says whether it was taken. */
  onSay: (text: string) => Promise<boolean>;
}

const smiles = ['🙂', '😀', '👍', '🎉', '❤️', '🤔'] as const;
const max = 2000;

/** Writes a message: Enter sends it, with Shift it begins another line. What is refused comes back. */
export const Composer = ({ name, onSay }: ComposerProps) => {
  const text = useText();
  const [words, setWords] = useState('');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = text('chat.write', { name });

  const send = async () => {
    const said = words.trim();
    if (!said) return;
    setWords('');
    if (!(await onSay(said))) setWords((now) => now || said);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  const add = (smile: string) => () => {
    setAnchor(null);
    setWords((now) => `${now}${smile}`.slice(0, max));
  };

  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'flex-end' }}>
      <IconButton
        aria-label={text('chat.emoji')}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Smile fontSize="small" />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': text('chat.emoji') } }}
      >
        <Box sx={{ display: 'flex', padding: 0.5 }}>
          {smiles.map((smile) => (
            <IconButton
              key={smile}
              onClick={add(smile)}
              aria-label={smile}
              sx={{ fontSize: 20, color: 'text.primary' }}
            >
              {smile}
            </IconButton>
          ))}
        </Box>
      </Popover>
      <Box
        component="textarea"
        dir="auto"
        rows={2}
        maxLength={max}
        aria-label={label}
        placeholder={label}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={press}
        sx={{
          flex: 1,
          minWidth: 0,
          resize: 'none',
          padding: '6px 8px',
          font: 'inherit',
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'line.control',
          borderRadius: 1,
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
      <Button type="submit" variant="contained">
        {text('chat.send')}
      </Button>
    </Box>
  );
};
