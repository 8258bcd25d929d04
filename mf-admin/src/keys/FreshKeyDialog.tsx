import { CopyField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, Button } from '@bidwright/remote-kit/ui';
import type { FreshKey } from './NewKeyDialog.tsx';

/** Shows a key this once, to be copied to where its program finds it. */
export const FreshKeyDialog = ({ fresh: { name, secret }, onClose }: { fresh: FreshKey; onClose: () => void }) => {
  const intl = useIntl();
  const text = (part: string) => intl.formatMessage({ id: `admin.keys.fresh.${part}` }, { name });
  return (
    <Dialog
      open
      form
      title={text('title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('close')}</Button>}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <div>{text('once')}</div>
        <CopyField label={text('key')} value={secret} rows={2} button={text('copy')} copied={text('copied')} />
        <div>{text('use')}</div>
        <Box component="code" dir="ltr" sx={{ bgcolor: 'surface.sunk', borderRadius: 1, padding: 1 }}>
          Authorization: Bearer bw_…
        </Box>
      </Box>
    </Dialog>
  );
};
