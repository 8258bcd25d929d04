import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/*
 * Queries by role and name work out the style of every element, which takes jsdom a tenth of a second each on pages with as many fields as
 * these. Labels and texts find the same controls at once.
 */

/** Presses the button with this text. */
export const press = (user: UserEvent, text: string): Promise<void> =>
  user.click(screen.getByText(text, { selector: 'button, button *' }));

/** Puts a text into a field, in one go. */
export const fill = async (user: UserEvent, label: RegExp, text: string): Promise<void> => {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  if (field.getAttribute('type') === 'date') await user.type(field, text);
  else {
    await user.click(field);
    await user.paste(text);
  }
};

/** What a field offers just now. */
export const options = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=option]')];

const optionWith = (text: string): HTMLElement => {
  const found = options().find(({ textContent }) => textContent?.startsWith(text));
  if (!found) throw new Error(`No option starts with ${text}`);
  return found;
};

/** Opens a field's list and chooses from it. */
export const choose = async (user: UserEvent, label: RegExp, ...texts: string[]): Promise<void> => {
  await user.click(screen.getByLabelText(label));
  for (const text of texts) await user.click(await waitFor(() => optionWith(text)));
};

/** The line below a field. */
export const note = (label: RegExp): string | null | undefined =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent;

/** Opens the menu of a value and chooses another. */
export const pickValue = async (user: UserEvent, label: string, text: string): Promise<void> => {
  await user.click(screen.getByLabelText(new RegExp(`^${label}: `)));
  await user.click(await screen.findByText(text, { selector: '[role=menuitemradio] *' }));
};
