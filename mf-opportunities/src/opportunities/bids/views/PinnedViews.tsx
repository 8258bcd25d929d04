import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, ButtonBase } from '@bidwright/remote-kit/ui';
import Bookmark from '@mui/icons-material/BookmarkBorderOutlined';
import { useSavedViews } from './useSavedViews.ts';
import { stateOf, type ViewState } from './viewState.ts';

interface PinnedViewsProps {
  /** The id of the view that the list was taken from. */
  viewId: string | undefined;
  onPick: (state: ViewState, viewId: string) => void;
}

const line = {
  display: 'flex',
  flexWrap: { md: 'wrap' },
  gap: 1,
  overflowX: 'auto',
  // The outline of what has the focus is drawn outside of it.
  padding: '3px',
  margin: '-3px -3px 9px',
  border: 0,
  minWidth: 0,
};

const look = {
  flex: 'none',
  height: 32,
  maxWidth: 240,
  gap: 0.75,
  paddingInline: 1.25,
  typography: 'body2',
  border: 1,
  borderColor: 'line.strong',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&[aria-pressed=true]': { bgcolor: 'surface.tint', color: 'primary.main', fontWeight: 600 },
};

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** The views that were pinned, each one press away. */
export const PinnedViews = ({ viewId, onPick }: PinnedViewsProps) => {
  const intl = useIntl();
  const pinned = useSavedViews().flatMap((view) => {
    const state = view.pinned ? stateOf(view) : undefined;
    return state ? [{ id: view.id, name: view.name, state }] : [];
  });
  if (pinned.length === 0) return null;
  return (
    <Box component="fieldset" aria-label={intl.formatMessage({ id: 'opportunities.views.pinnedOnes' })} sx={line}>
      {pinned.map(({ id, name, state }) => (
        <ButtonBase key={id} aria-pressed={id === viewId} onClick={() => onPick(state, id)} sx={look}>
          <Bookmark sx={{ fontSize: 16 }} />
          <Box component="span" dir="auto" sx={cut}>
            {name}
          </Box>
        </ButtonBase>
      ))}
    </Box>
  );
};
