import { Problem } from '@bidwright/service-kit';

/** Pages that may be open at one front door, each of which costs memory and a connection. */
const maxOfSession = 30;
const maxOfPerson = 60;

const tooMany = (max: number, where: string) =>
  new Problem(429, 'too-many', `At most ${max} pages can be open ${where}`, { retryAfter: 60 });

const full = () =>
  new Problem(503, 'busy', 'Too many pages are open just now. This one asks again by itself.', { retryAfter: 30 });

/** Counts open pages; `maxOfAll`: of everybody. */
export const createPlaces = (maxOfAll: number) => {
  const taken = new Map<string, number>();
  let all = 0;

  const count = (key: string) => taken.get(key) ?? 0;
  const add = (key: string, change: number) => {
    if (count(key) + change === 0) taken.delete(key);
    else taken.set(key, count(key) + change);
  };

  return {
    /** Takes a place, or says which are used up. Answers the function that gives it back. */
    take: (tokenHash: string, personId: string): (() => void) => {
      const keys = [`session ${tokenHash}`, `person ${personId}`] as const;
      if (count(keys[0]) >= maxOfSession) throw tooMany(maxOfSession, 'in one browser');
      if (count(keys[1]) >= maxOfPerson) throw tooMany(maxOfPerson, 'for one person');
      if (all >= maxOfAll) throw full();
      for (const key of keys) add(key, 1);
      all += 1;
      return () => {
        for (const key of keys) add(key, -1);
        all -= 1;
      };
    },
  };
};
