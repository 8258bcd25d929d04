let text = '';

/** Keeps what is typed or pasted after the search was asked for, while its field is still on the way. */
export const typeAhead = (letters: string): void => {
  text += letters;
};

/** Takes the last character back, as Backspace does in a field. */
export const eraseTypedAhead = (): void => {
  text = [...text].slice(0, -1).join('');
};

/** What was typed ahead; from now on it counts as heard. */
export const takeTypedAhead = (): string => {
  const taken = text;
  text = '';
  return taken;
};
