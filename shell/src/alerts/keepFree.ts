import { covered, freePlace } from './freePlace.ts';
import { roomOfAlerts, targetsBeside } from './targets.ts';

/** A place in the window, in pixels from its left upper corner. */
export interface Place {
  left: number;
  top: number;
}

/**
 * Tells where an alert covers nothing that can be pressed, at once and whenever something comes below it: what the alert told of may draw
 * another page. It stays where it is while the keyboard is in it. Answers the function that ends it.
 */
export const keepFree = (alert: HTMLElement, onPlace: (place: Place) => void): (() => void) => {
  let frame = 0;
  let isPlaced = false;
  const look = () => {
    frame = 0;
    const { left, top, width, height } = alert.getBoundingClientRect();
    const targets = targetsBeside(alert);
    const isHeld = alert.contains(document.activeElement);
    if (isPlaced && (isHeld || covered({ left, top, width, height }, targets) === 0)) return;
    isPlaced = true;
    const found = freePlace({ width, height }, roomOfAlerts(), targets);
    onPlace({ left: found.left, top: found.top });
  };
  const lookSoon = () => {
    frame ||= requestAnimationFrame(look);
  };
  look();
  const watching = new MutationObserver(lookSoon);
  // What lies behind a dialog can be pressed again once that is gone.
  watching.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-hidden'] });
  addEventListener('resize', lookSoon);
  return () => {
    cancelAnimationFrame(frame);
    watching.disconnect();
    removeEventListener('resize', lookSoon);
  };
};
