import { useNavigate } from '@bidwright/remote-kit/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMenu } from '../frame/useMenu.ts';
import { type Overlay, overlay } from '../overlays/overlay.ts';
import { placesIn } from '../search/places.ts';
import { useShellDispatch } from '../store.ts';
import { goKeys } from './goKeys.ts';
import { isIn } from './isIn.ts';
import { hearKeys, isSearchKey } from './keys.ts';
import { pasteForSearch, takeForSearch } from './searchKeys.ts';

/** How long the second key may take. */
const secondKeyMs = 1500;

const isTyped = (target: EventTarget | null) =>
  (target instanceof HTMLElement && target.isContentEditable) ||
  isIn(target, 'input, textarea, select, [role=dialog], [role=menu], [role=listbox]');

const overlays: Record<string, Overlay> = { '/': 'search', '?': 'shortcuts' };

/** Keys that work on every page, unless something is being typed or lies over the page. */
export const useShortcuts = () => {
  const dispatch = useShellDispatch();
  const navigate = useNavigate();
  const { nodes } = useMenu();
  // Times begin with the page: nothing was pressed at its first moment.
  const went = useRef(Number.NEGATIVE_INFINITY);

  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, target, timeStamp } = event;
    if (isSearchKey(event)) {
      dispatch(overlay.actions.opened('search'));
      return;
    }
    if (ctrlKey || metaKey || isTyped(target)) return;
    const waits = timeStamp - went.current < secondKeyMs;
    went.current = key === 'g' && !waits ? timeStamp : Number.NEGATIVE_INFINITY;
    const place = waits ? goKeys(placesIn(nodes, 'en')).get(key) : undefined;
    const opens = waits ? undefined : overlays[key];
    if (!place && !opens) return;
    event.preventDefault();
    if (place) void navigate(place.path);
    else if (opens) dispatch(overlay.actions.opened(opens));
  });

  useEffect(() => hearKeys({ take: takeForSearch, hear: (event) => hear(event) }), []);
  useEffect(() => {
    document.addEventListener('paste', pasteForSearch);
    return () => document.removeEventListener('paste', pasteForSearch);
  }, []);
};
