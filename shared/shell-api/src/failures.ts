const forgets = new Set<() => void>();

/**
 * For what loads: calls `forget` once a failure has been shown. Until then a failed promise must be kept: React asks for it again while it
 * waits, and a new one each time would load without end.
 */
export const onFailureShown = (forget: () => void): void => {
  forgets.add(forget);
};

/** For the shell: a failure is on show, so that the next try may begin. */
export const failureShown = (): void => {
  for (const forget of forgets) forget();
  forgets.clear();
};
