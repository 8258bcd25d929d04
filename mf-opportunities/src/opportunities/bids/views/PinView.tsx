import { mayPin, views } from '@bidwright/contract-shell';
import { useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { IconButton, Tooltip } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import Pin from '@mui/icons-material/PushPinOutlined';
import type { View } from '../../../api.ts';
import { useWriteView } from './useWriteView.ts';

/** Puts a view into the line above the list, for all who see it, and takes it out again; only for who made it, or an Admin. */
export const PinView = ({ view }: { view: View }) => {
  const title = useIntl().formatMessage({ id: 'opportunities.views.pinned' });
  const write = useWriteView();
  const right = views.fields?.pinned?.update ?? views.rights.update;
  const person = usePerson();
  if (!can(right, person, view) || !(view.pinned || mayPin(person, view))) return null;
  return (
    <Tooltip title={title}>
      <IconButton
        size="small"
        aria-label={title}
        aria-pressed={view.pinned ?? false}
        onClick={() => void write(view, { pinned: !view.pinned }, 'saved')}
      >
        <Pin fontSize="small" color={view.pinned ? 'primary' : undefined} />
      </IconButton>
    </Tooltip>
  );
};
