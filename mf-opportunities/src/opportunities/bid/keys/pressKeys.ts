const press = (element: HTMLElement) => {
  if (element.matches('input, textarea')) element.focus();
  else (element.querySelector<HTMLElement>('button, a, [role=button]') ?? element).click();
};

/** What stands in a tab that is not shown is shown first. */
const show = (element: HTMLElement): boolean => {
  const of = element.closest<HTMLElement>('[data-of]')?.dataset.of;
  const tab = document.querySelector<HTMLElement>(`[data-tab="${of}"][aria-selected=false]`);
  tab?.click();
  return tab !== null;
};

/** Presses the element that names the keys in `data-keys`; answers whether there is one. */
export const pressKeys = (...names: string[]): boolean => {
  const [found] = names.flatMap((name) => document.querySelector<HTMLElement>(`[data-keys="${name}"]`) ?? []);
  if (!found) return false;
  if (show(found)) requestAnimationFrame(() => press(found));
  else press(found);
  return true;
};
