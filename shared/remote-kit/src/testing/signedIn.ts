import type { Person } from '@bidwright/contract-kit';

/** For tests: who looks at the page, as a service is told by the token of a session. */
export const signedIn: { person: Person | undefined } = { person: undefined };
