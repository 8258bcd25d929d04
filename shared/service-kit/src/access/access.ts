import type { Right } from '@bidwright/contract-kit';

/**
 * Who may make a call: anyone, signed in or not; another service in its own name; a person who has the right to any record;
 * or whom the route itself lets in by something else than a token: a cookie, a link from a mail, a key of a team.
 */
export type Access = 'anyone' | 'service' | 'by its route' | Right;

/** Who may make which call, by method and path: `POST /api/<service>/<call>`. */
export type AccessTable = Record<string, Access>;
