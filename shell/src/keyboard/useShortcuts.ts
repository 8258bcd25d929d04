import { useNavigate } from '@bidwright/remote-kit/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMenu } from '../frame/useMenu.ts';
import { type Overlay, overlay } from '../overlays/overlay.ts';
import { placesIn } from '../search/places.ts';
import { useShellDispatch } from '../store.ts';
import { goKeys } from './goKeys.ts';

/** How long the second key may take, in milliseconds. */
const patience = 1500;

const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role=dialog], [role=menu], [role=listbox]'));

const overlays: Record<string, Overlay> = { '/': 'search', '?': 'shortcuts' };

/** Keys that work on every page, unless something is being typed or lies over the page. */
export const useShortcuts = () => {
  const dispatch = useShellDispatch();
  const navigate = useNavigate();
  const { nodes } = useMenu();
  const went = useRef(0);

  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, timeStamp } = event;
    if (event.defaultPrevented || event.isComposing || altKey) return;
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') {
      event.preventDefault();
      dispatch(overlay.actions.opened('search'));
      return;
    }
    if (ctrlKey || metaKey || isTyped(target)) return;
    const waits = timeStamp - went.current < patience;
    went.current = key === 'g' && !waits ? timeStamp : 0;
    const place = waits ? goKeys(placesIn(nodes, 'en')).get(key) : undefined;
    const opens = waits ? undefined : overlays[key];
    if (!place && !opens) return;
    event.preventDefault();
    if (place) void navigate(place.path);
    else if (opens) dispatch(overlay.actions.opened(opens));
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};
