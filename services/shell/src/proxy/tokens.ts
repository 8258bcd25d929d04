import type { Person } from '@bidwright/contract-kit';
import { signToken } from '@bidwright/service-kit';

/** Tells services who asks. A session is remembered for less than a second, its person's token for as long as that. */
export const createTokens = (key: string): ((person: Person, service: string) => string) => {
  const known = new WeakMap<Person, Map<string, string>>();
  return (person, service) => {
    const tokens = known.get(person) ?? new Map<string, string>();
    known.set(person, tokens);
    const token = tokens.get(service) ?? signToken(person, service, key);
    tokens.set(service, token);
    return token;
  };
};
