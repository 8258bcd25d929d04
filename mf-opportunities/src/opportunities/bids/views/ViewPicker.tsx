import { namesOf } from '@bidwright/contract-kit';
import { views as contract } from '@bidwright/contract-shell';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Box, Button, Divider, Menu, MenuItem, Tag } from '@bidwright/remote-kit/ui';
import { lazy, useAlert, usePerson } from '@bidwright/shell-api';
import Bookmark from '@mui/icons-material/BookmarkBorderOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { Suspense, useState } from 'react';
import { PinView } from './PinView.tsx';
import { useSavedViews } from './useSavedViews.ts';
import { useWriteView } from './useWriteView.ts';
import { type ReadyView, readyAddress, readyViews, sameState, stateOf, type ViewState } from './viewState.ts';

const SaveView = lazy(async () => ({ default: (await import('./SaveView.tsx')).SaveView }));

interface ViewPickerProps {
  /** The list as it is now. */
  now: ViewState;
  /** The id of the view that it was taken from. */
  viewId: string | undefined;
  /** The address that the list opens with. */
  standard: string;
  onStandard: (address: string) => void;
  onPick: (state: ViewState, viewId?: string) => void;
}

const ready = namesOf(readyViews);

/** Arrangements of the list that somebody has saved, and those that everybody has. What differs from the one in use can be saved. */
export const ViewPicker = ({ now, viewId, standard, onStandard, onPick }: ViewPickerProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const person = usePerson();
  const write = useWriteView();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [naming, setNaming] = useState(false);
  const views = useSavedViews();
  const current = views.find(({ id }) => id === viewId);
  const kept = current && stateOf(current);
  const readyNow = ready.find((name) => readyAddress(name) === now.address);
  const differs = kept ? !sameState(kept, now) : !readyNow && now.address !== '';
  const mayWrite = current && can(contract.rights.update, person, current);
  const mayRemove = current && can(contract.fields?.status?.update ?? contract.rights.update, person, current);
  const close = () => setAnchor(null);
  const readyName = (name: ReadyView) => intl.formatMessage({ id: `opportunities.views.${name}` });
  const title =
    current?.name ?? (readyNow ? readyName(readyNow) : intl.formatMessage({ id: 'opportunities.views.title' }));

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Bookmark />}
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: 280 }}
      >
        <Box component="span" dir="auto" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {title}
        </Box>
      </Button>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={close}>
          {views.map((view) => (
            <MenuItem
              key={view.id}
              selected={view.id === viewId}
              onClick={() => {
                const state = stateOf(view);
                close();
                if (state) onPick(state, view.id);
              }}
              sx={{ gap: 1 }}
            >
              <span dir="auto">{view.name}</span>
              {view.reach !== 'private' && (
                <Tag>{view.team?.name ?? intl.formatMessage({ id: 'opportunities.views.reach.firm' })}</Tag>
              )}
              {view.locked && (
                <Tag>
                  <FormattedMessage id="opportunities.views.locked" />
                </Tag>
              )}
            </MenuItem>
          ))}
          {views.length > 0 && <Divider component="li" />}
          {ready.map((name) => (
            <MenuItem
              key={name}
              selected={!current && name === readyNow}
              onClick={() => {
                close();
                onPick({ address: readyAddress(name), columns: now.columns });
              }}
            >
              {readyName(name)}
            </MenuItem>
          ))}
          <Divider component="li" />
          <MenuItem
            onClick={() => {
              close();
              onStandard(now.address + (viewId ? `&v=${viewId}` : ''));
              alert({
                severity: 'success',
                text: intl.formatMessage({ id: 'opportunities.views.isStandard' }),
                compact: true,
              });
            }}
          >
            <FormattedMessage id="opportunities.views.standard" />
          </MenuItem>
          {standard && (
            <MenuItem
              onClick={() => {
                close();
                onStandard('');
              }}
            >
              <FormattedMessage id="opportunities.views.noStandard" />
            </MenuItem>
          )}
          {mayRemove && (
            <MenuItem
              onClick={() => {
                close();
                void write(current, { status: 'Inactive' }, 'removed');
              }}
            >
              <FormattedMessage id="opportunities.views.remove" values={{ name: current.name }} />
            </MenuItem>
          )}
        </Menu>
      )}
      {current && <PinView view={current} />}
      {differs && mayWrite && (
        <Button size="small" onClick={() => void write(current, { state: now }, 'saved')}>
          <FormattedMessage id="opportunities.views.overwrite" />
        </Button>
      )}
      {differs && (
        <Button size="small" aria-haspopup="dialog" onClick={() => setNaming(true)}>
          <FormattedMessage id={current ? 'opportunities.views.copy' : 'opportunities.views.save'} />
        </Button>
      )}
      {naming && (
        <Suspense>
          <SaveView state={now} onClose={() => setNaming(false)} onSaved={(id) => onPick(now, id)} />
        </Suspense>
      )}
    </>
  );
};
