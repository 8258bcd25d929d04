const listeners = new Set<() => void>();

/** To be called when a call is answered 401: the person signs in again and comes back to the same page. */
export const signedOut = (): void => {
  for (const listener of listeners) listener();
};

/** For the shell: hears of every `signedOut`. Answers how to stop listening. */
export const onSignedOut = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
