import type { Person } from '@bidwright/contract-kit';
import type { Keys } from '@bidwright/service-kit';

/** Tells services who asks. A session is remembered for less than a second, its person's token for as long as that. */
export const createTokens = (keys: Pick<Keys, 'sign'>): ((person: Person, service: string) => Promise<string>) => {
  const known = new WeakMap<Person, Map<string, Promise<string>>>();
  return (person, service) => {
    const tokens = known.get(person) ?? new Map<string, Promise<string>>();
    known.set(person, tokens);
    const token = tokens.get(service) ?? keys.sign(service, person);
    tokens.set(service, token);
    return token;
  };
};
