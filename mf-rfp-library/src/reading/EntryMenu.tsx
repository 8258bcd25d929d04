import { useIntl } from '@bidwright/remote-kit/intl';
import { IconButton, Menu, MenuItem, useCopy } from '@bidwright/remote-kit/ui';
import More from '@mui/icons-material/MoreVertOutlined';
import { useState } from 'react';
import { libraryAddress } from '../addresses.ts';
import type { Entry } from '../api.ts';
import { useArchive } from '../archive/useArchive.ts';

interface EntryMenuProps {
  entry: Entry;
  onUse: () => void;
}

/** What is done with an entry less often. */
export const EntryMenu = ({ entry, onUse }: EntryMenuProps) => {
  const intl = useIntl();
  const copy = useCopy();
  const { act } = useArchive(entry);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const text = (id: string) => intl.formatMessage({ id: `rfp-library.${id}` });
  const address = `${location.origin}${libraryAddress}?entry=${entry.id}`;
  const close = (run: () => unknown) => () => {
    setAnchor(null);
    void run();
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={text('more.actions')}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <More fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        <MenuItem onClick={close(onUse)}>{text('use.record')}</MenuItem>
        <MenuItem onClick={close(() => copy(address, text('link.copied')))}>{text('link.copy')}</MenuItem>
        {act && <MenuItem onClick={close(act)}>{text(entry.status === 'Active' ? 'archive' : 'restore')}</MenuItem>}
      </Menu>
    </>
  );
};
