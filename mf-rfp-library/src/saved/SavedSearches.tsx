import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, IconButton, Popover } from '@bidwright/remote-kit/ui';
import { useAlert, usePerson } from '@bidwright/shell-api';
import Bookmark from '@mui/icons-material/BookmarkBorderOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import { memo, useState } from 'react';
import { libraryAddress } from '../addresses.ts';
import { searchIn, withSearch } from '../library/address.ts';
import { isIdle, nothing, type Search } from '../library/search.ts';
import { Loaded } from '../reading/parts/Loaded.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import { useUpdateView, useViews } from './views.ts';

interface SavedSearchesProps {
  search: Search;
  onOpen: (search: Search) => void;
}

const addressIn = (state: object) => ('address' in state && typeof state.address === 'string' ? state.address : '');

/** Searches that were saved, by this person or for the team or the firm, and the way to save this one. */
export const SavedSearches = memo(({ search, onOpen }: SavedSearchesProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const person = usePerson();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [saving, setSaving] = useState(false);
  const views = useViews({ skip: !anchor });
  const [update] = useUpdateView();
  const saved = views.data?.filter(({ page }) => page === libraryAddress);
  const address = withSearch(new URLSearchParams(), { ...nothing, ...search }).toString();
  const close = () => setAnchor(null);
  const remove = async (id: string) => {
    const error = await update({ id, changes: { status: 'Inactive' } });
    if (error) alert({ severity: 'error', text: intl.formatMessage({ id: 'rfp-library.saved.kept' }) });
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Bookmark />}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
      >
        <FormattedMessage id="rfp-library.saved" />
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': intl.formatMessage({ id: 'rfp-library.saved' }) } }}
      >
        <Box sx={{ padding: 1, minWidth: 240, maxWidth: 360 }}>
          <Loaded reading={{ ...views, data: saved }} none="rfp-library.saved.none">
            {(rows) =>
              rows.map(({ id, name, state, addedBy }) => (
                <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                  <Button
                    onClick={() => {
                      close();
                      onOpen(searchIn(new URLSearchParams(addressIn(state))));
                    }}
                    sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-start', color: 'text.primary' }}
                  >
                    <bdi>{name}</bdi>
                  </Button>
                  {addedBy?.id === person.id && (
                    <IconButton
                      size="small"
                      aria-label={intl.formatMessage({ id: 'rfp-library.saved.remove' }, { name })}
                      onClick={() => void remove(id)}
                    >
                      <Close fontSize="small" />
                    </IconButton>
                  )}
                </Box>
              ))
            }
          </Loaded>
        </Box>
        <Box sx={{ padding: 1, borderTop: 1, borderColor: 'divider' }}>
          <Button
            fullWidth
            disabled={isIdle(search)}
            onClick={() => {
              close();
              setSaving(true);
            }}
          >
            <FormattedMessage id="rfp-library.saved.save" />
          </Button>
        </Box>
      </Popover>
      {saving && <SaveDialog address={address} onClose={() => setSaving(false)} />}
    </>
  );
});
