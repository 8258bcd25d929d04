import { type InputFrom, message, object, type Person, string, text } from '@bidwright/contract-kit';

/** Texts of the sign-in pages, as the specification has them. */
const credentials = message('shell.credentials.required');
const name = message('shell.name.required');

const email = () =>
  text(254)
    .concat(string().email({ key: 'shell.email.invalid' }))
    .required(credentials);

/** Characters as people count them: one outside Unicode's first plane counts once. */
const lengthOf = (password = '') => [...password].length;

const maxPasswordLength = 200;

/** Kept as typed: spaces in a password are part of it. */
const password = () =>
  string()
    .test(
      'longest',
      () => message('validation.max', { max: maxPasswordLength }),
      (value) => lengthOf(value) <= maxPasswordLength,
    )
    .required(credentials)
    .default('')
    .meta({ kind: 'text', length: maxPasswordLength });

/** Fewest characters of a new password: what NIST SP 800-63B-4 asks where nothing but the password is proven. */
export const passwordLength = 15;
const newPassword = () =>
  password().test(
    'shortest',
    () => message('shell.password.short', { min: passwordLength }),
    (value) => !value || lengthOf(value) >= passwordLength,
  );

export const signInInput = object({ email: email(), password: password() });
export const registerInput = object({
  firstName: text(80).required(name),
  lastName: text(80).required(name),
  email: email(),
  password: newPassword(),
});
export const forgotInput = object({ email: email() });
export const resetInput = object({ token: text(200).required(), password: newPassword() });
/** The body of `POST /api/shell/password`: another password for the person who is signed in. */
export const changePasswordInput = object({ current: password(), password: newPassword() });
/** The bodies of `POST /api/shell/google/join`, `google/leave` and `oidc/leave`, and of `google/confirm`. */
export const provePasswordInput = object({ password: password() });
export const confirmGoogleInput = object({ token: text(200).required() });

export type SignIn = InputFrom<typeof signInInput>;
export type Register = InputFrom<typeof registerInput>;

/** The name in `errorInfo.fields` of what concerns the whole form and no field of it. */
export const wholeForm = 'form';

/** Why a sign-in by Google came back to `/login?google=<problem>`; its text is `shell.google.<problem>`. */
export const googleProblems = ['cancelled', 'unverified', 'unavailable', 'closed', 'inactive'] as const;
export type GoogleProblem = (typeof googleProblems)[number];

/**
 * Why a sign-in by the firm's directory came back to `/login?oidc=<problem>`; its text is `shell.oidc.<problem>`, with the name of
 * the directory.
 */
export const oidcProblems = [
  'cancelled',
  'late',
  'unavailable',
  'untrusted',
  'noAddress',
  'unverified',
  'taken',
  'closed',
  'inactive',
  'noRole',
] as const;
export type OidcProblem = (typeof oidcProblems)[number];

/** What `GET /api/shell/me` and `POST /api/shell/signIn` answer. */
export interface Session {
  user: Person;
  /** When the session ends, in seconds since 1970. */
  expires: number;
}

/** What `GET /api/shell/session` answers. */
export interface SessionState {
  /** How many seconds it lasts if nothing is done. */
  left: number;
  /** How many notifications the person has not read. */
  unread: number;
}

/** What `GET /api/shell/account` answers: by what its person can sign in. */
export interface OwnAccount {
  email: string;
  hasPassword: boolean;
  hasGoogle: boolean;
  /** Joined to a person of the firm's directory. */
  hasOidc: boolean;
}

/** What `GET /api/shell/sessions` lists; times in seconds since 1970. */
export interface OpenSession {
  /** Names it to end it; opens nothing. */
  id: string;
  /** Null: the browser did not say. */
  browser: string | null;
  system: string | null;
  dateCreated: number;
  lastSeen: number;
  expires: number;
  /** The one that asks. */
  current: boolean;
}

/** By which rule people make accounts; `GET /api/shell/registration` answers `{mode}`. */
export const registrationModes = ['open', 'first-admin', 'domains', 'closed'] as const;
export type RegistrationMode = (typeof registrationModes)[number];
