let text = '';

/** Keeps what is typed after the search was asked for, while its code is still on the way. */
export const typeAhead = (letter: string): void => {
  text += letter;
};

/** What was typed ahead; from now on it counts as heard. */
export const takeTypedAhead = (): string => {
  const taken = text;
  text = '';
  return taken;
};
