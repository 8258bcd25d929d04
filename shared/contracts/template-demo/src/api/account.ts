import { object, string, text } from '@bidwright/contract-kit';
import { type DemoContext, type DemoRequest, type Routes, refuse, routesOf } from './route.ts';

export interface Account {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** What `seal` makes of the password. */
  sealed: string;
}

export interface AccountSession {
  token: string;
  accountId: string;
  expiresAtMs: number;
}

export interface AccountState {
  accounts: Account[];
  sessions: AccountSession[];
}

/** What an account may know of itself. */
export interface AccountUser {
  id: string;
  email: string;
  name: string;
}

const maxAccounts = 50;
const maxSessions = 20;

const password = () => string().max(200).nullable().default(null);

const shown = ({ id, email, firstName, lastName }: Account): AccountUser => ({
  id,
  email,
  name: `${firstName} ${lastName}`,
});

const isSame = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase();

const newSession = ({ newId, now, tokenLifetimeMs }: DemoContext, accountId: string): AccountSession => ({
  token: newId(),
  accountId,
  expiresAtMs: now() + tokenLifetimeMs,
});

const whose = ({ accounts, sessions }: AccountState, { authorization, context }: DemoRequest) => {
  const token = authorization?.replace(/^Bearer\s+/i, '');
  const session = sessions.find((one) => one.token === token && one.expiresAtMs > context.now());
  return accounts.find(({ id }) => id === session?.accountId);
};

const { get, post } = routesOf<AccountState>();

export const routes = {
  'POST /api/account/login': post(
    object({ email: text(120), password: password() }),
    (state, { body, context }) => {
      const account = state.accounts.find(({ email }) => isSame(email, body.email));
      if (!account) return refuse(400, 'Verify Your Email & Password');
      if (account.sealed !== context.seal(body.password ?? '', account.id)) return refuse(400, 'Invalid Password');
      const session = newSession(context, account.id);
      const sessions = [...state.sessions, session].slice(-maxSessions);
      return { state: { ...state, sessions }, data: { serviceToken: session.token, user: shown(account) } };
    },
    { delayMs: 500 },
  ),

  'POST /api/account/register': post(
    object({
      id: text(60),
      email: text(120).email(),
      password: password(),
      firstName: text(60),
      lastName: text(60),
    }),
    (state, { body, context }) => {
      const { email, firstName, lastName } = body;
      if (!email || !body.password) return refuse(400, 'Enter Your Email & Password');
      if (!firstName || !lastName) return refuse(400, 'Enter Your Name');
      const id = body.id ?? context.newId();
      if (state.accounts.some((one) => one.id === id || isSame(one.email, email)))
        return refuse(400, 'Verify Your Email & Password');
      if (state.accounts.length === maxAccounts) return refuse(400, `No more than ${maxAccounts} accounts are kept`);
      const account: Account = { id, email, firstName, lastName, sealed: context.seal(body.password, id) };
      return { state: { ...state, accounts: [...state.accounts, account] }, data: { user: shown(account) } };
    },
  ),

  'GET /api/account/me': get((state, request) => {
    if (!request.authorization) return refuse(401, 'Token Missing');
    const account = whose(state, request);
    return account ? { data: { user: shown(account) } } : refuse(401, 'Invalid Token');
  }),
} satisfies Routes<AccountState>;

/** What an exception of these handlers answers. */
export const failure = 'Server Error';
