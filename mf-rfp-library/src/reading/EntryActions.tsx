import type { RichText } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { RouterLink } from '@bidwright/remote-kit/router';
import { Button, IconButton, Menu, MenuItem, Stack, Tooltip } from '@bidwright/remote-kit/ui';
import { lazy } from '@bidwright/shell-api';
import Add from '@mui/icons-material/AddOutlined';
import Check from '@mui/icons-material/CheckOutlined';
import Copy from '@mui/icons-material/ContentCopyOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import { Suspense, useState } from 'react';
import { editAddress } from '../addresses.ts';
import type { Entry } from '../api.ts';
import { useBasket } from '../basket/Basket.tsx';
import { useMay } from '../rights/useMay.ts';
import { EntryMenu } from './EntryMenu.tsx';
import { useCopyText } from './useCopyText.ts';
import { useKeys } from './useKeys.ts';

const UseDialog = lazy(async () => ({ default: (await import('../reuse/UseDialog.tsx')).UseDialog }));

interface EntryActionsProps {
  entry: Entry;
  text: RichText;
}

/** What can be done with an entry. `b` puts it into the basket, `c` copies it with its form. */
export const EntryActions = ({ entry, text }: EntryActionsProps) => {
  const intl = useIntl();
  const basket = useBasket();
  const { change } = useMay();
  const [noting, setNoting] = useState(false);
  const noteUse = () => setNoting(true);
  const { plain, rich } = useCopyText(entry, text, noteUse);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isIn = basket.has(entry.id);
  const toggle = () => basket.toggle(entry);
  useKeys({ b: toggle, c: () => void rich() });
  const close = (act: () => unknown) => () => {
    setAnchor(null);
    void act();
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant={isIn ? 'contained' : 'outlined'}
        size="small"
        startIcon={isIn ? <Check /> : <Add />}
        aria-pressed={isIn}
        aria-keyshortcuts="b"
        onClick={toggle}
      >
        <FormattedMessage id={isIn ? 'rfp-library.basket.in' : 'rfp-library.basket.add'} />
      </Button>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Copy />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <FormattedMessage id="rfp-library.copy" />
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <MenuItem onClick={close(rich)} aria-keyshortcuts="c">
          <FormattedMessage id="rfp-library.copy.rich" />
        </MenuItem>
        <MenuItem onClick={close(plain)}>
          <FormattedMessage id="rfp-library.copy.plain" />
        </MenuItem>
      </Menu>
      {change(entry) && (
        <Tooltip title={intl.formatMessage({ id: 'rfp-library.edit' })}>
          <IconButton
            size="small"
            component={RouterLink}
            to={editAddress(entry.id)}
            aria-label={intl.formatMessage({ id: 'rfp-library.edit' })}
          >
            <Edit fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <EntryMenu entry={entry} onUse={noteUse} />
      {noting && (
        <Suspense>
          <UseDialog entry={entry} onClose={() => setNoting(false)} />
        </Suspense>
      )}
    </Stack>
  );
};
