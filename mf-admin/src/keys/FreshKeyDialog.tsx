import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, Button, useCopy } from '@bidwright/remote-kit/ui';
import Copy from '@mui/icons-material/ContentCopyOutlined';
import { useId } from 'react';
import type { FreshKey } from './NewKeyDialog.tsx';

const box = {
  font: 'inherit',
  fontFamily: 'monospace',
  color: 'text.primary',
  bgcolor: 'surface.sunk',
  border: 1,
  borderColor: 'line.strong',
  borderRadius: 1,
  padding: 1,
  width: '100%',
  resize: 'none',
  fieldSizing: 'content',
};

/** Shows a key this once, to be copied to where its program finds it. */
export const FreshKeyDialog = ({ fresh: { name, secret }, onClose }: { fresh: FreshKey; onClose: () => void }) => {
  const intl = useIntl();
  const copy = useCopy();
  const id = useId();
  const text = (part: string) => intl.formatMessage({ id: `admin.keys.fresh.${part}` }, { name });
  return (
    <Dialog
      open
      form
      title={text('title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('close')}</Button>}
    >
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <div>{text('once')}</div>
        <Box component="label" htmlFor={id} sx={{ typography: 'caption', color: 'text.secondary', marginBlockEnd: -1 }}>
          {text('key')}
        </Box>
        <Box
          component="textarea"
          id={id}
          readOnly
          rows={2}
          dir="ltr"
          spellCheck={false}
          value={secret}
          onFocus={(event) => event.currentTarget.select()}
          sx={box}
        />
        <Button variant="contained" startIcon={<Copy />} onClick={() => void copy(secret, text('copied'))}>
          {text('copy')}
        </Button>
        <div>{text('use')}</div>
        <Box component="code" dir="ltr" sx={{ ...box, overflowWrap: 'anywhere' }}>
          Authorization: Bearer bw_…
        </Box>
      </Box>
    </Dialog>
  );
};
