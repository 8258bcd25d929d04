import type { Area } from './freePlace.ts';

const roles = ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'combobox', 'menuitem', 'option', 'slider'];
/** A part that can be scrolled takes the focus too, and is not pressed. */
const pressed = [
  'a[href], button, input, select, textarea, summary, [contenteditable=true]',
  ...roles.map((role) => `[role=${role}]`),
].join();
const rows = 'tbody, [role=row], [role=listitem], li';

const inWindow = ({ left, top, width, height }: Area) =>
  width > 0 && height > 0 && left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0;

/** What can be pressed now. What lies behind a dialog cannot; what stands in the rows of a list is one of many, and scrolls. */
export const targetsBeside = (alert: Element): Area[] =>
  [...document.querySelectorAll(pressed)]
    .filter((element) => !alert.contains(element) && !element.closest(`[aria-hidden=true], [inert], ${rows}`))
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height };
    })
    .filter(inWindow);

/** The part of the window in which alerts stand: the page, without its header and menu. */
export const roomOfAlerts = (): Area => {
  const page = document.getElementById('page')?.getBoundingClientRect();
  const edge = innerWidth < 600 ? 16 : 20;
  const header = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header')) || 0;
  const left = Math.max(0, page?.left ?? 0) + edge;
  const right = Math.min(innerWidth, page?.right ?? innerWidth) - edge;
  const top = header + edge;
  return { left, top, width: right - left, height: innerHeight - edge - top };
};
