import type { Person } from '@bidwright/contract-kit';

const channel = <Told extends unknown[]>() => {
  const listeners = new Set<(...told: Told) => void>();
  return {
    tell: (...told: Told): void => {
      for (const listener of listeners) listener(...told);
    },
    hear: (listener: (...told: Told) => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

const end = channel<[]>();
const look = channel<[shown: Pick<Person, 'name' | 'profilePicture'>]>();

/** To be called when a call is answered 401: the person signs in again and comes back to the same page. */
export const signedOut = end.tell;

/** For the shell: hears of every `signedOut`. Answers how to stop listening. */
export const onSignedOut = end.hear;

/** To be called with what the own record of who is signed in says: the frame shows another name or picture at once. */
export const personShown = look.tell;

/** For the shell: hears of every `personShown`. Answers how to stop listening. */
export const onPersonShown = look.hear;
