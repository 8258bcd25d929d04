import type { AccessTable } from '@bidwright/service-kit';

/** Cookies say who a person is here, so each route looks at them itself; what comes of it is proven by the matrix of rights. */
const byCookie = [
  'GET /api/shell/me',
  'GET /api/shell/session',
  'GET /api/shell/account',
  'POST /api/shell/password',
  'GET /api/shell/twoStep',
  'POST /api/shell/twoStep/app',
  'POST /api/shell/twoStep/app/confirm',
  'POST /api/shell/twoStep/app/remove',
  'POST /api/shell/twoStep/recovery',
  'POST /api/shell/twoStep/passkeys',
  'POST /api/shell/twoStep/passkeys/confirm',
  'POST /api/shell/twoStep/passkeys/remove',
  'POST /api/shell/signOut',
  'GET /api/shell/sessions',
  'POST /api/shell/google/leave',
  'POST /api/shell/oidc/leave',
  'GET /api/shell/wishes',
  'GET /api/shell/events',
  'GET /api/shell/modules',
  'GET /registry/:list',
  'GET /api/shell/modules/provings/:id',
  'GET /api/shell/modules/provings/:id/picture',
  'POST /api/shell/modules/activate',
  'POST /api/shell/modules/:name/activate',
  'POST /api/shell/:call',
  'GET /api/shell/openapi.json',
  'GET /api/docs',
  'GET /api/docs/:service',
  'GET /api/docs/:service/:subject',
  'POST /api/shell/files/imports',
  'GET /api/shell/files/jobs/:id',
  'GET /api/shell/files/jobs/:id/errors',
];

/** A link that was given, or what Google says, takes the place of the cookie. */
const byLink = [
  'GET /feeds/:service/:name',
  'POST /api/shell/google/join',
  'POST /api/shell/google/mail',
  'POST /api/shell/google/confirm',
];

/** Publishing takes the token of a module's team. */
const byToken = [
  'POST /api/shell/modules/:name/versions',
  'POST /api/shell/modules/:name/maps',
  'POST /api/shell/modules/:name/overrides',
  'POST /api/shell/modules/:name/overrides/end',
  'POST /api/shell/services/:name/check',
];

const forAnyone = [
  'POST /api/shell/signIn',
  'GET /api/shell/signIn/step',
  'POST /api/shell/signIn/step',
  'POST /api/shell/signIn/setUp',
  'POST /api/shell/signIn/setUp/confirm',
  'POST /api/shell/signIn/passkey/begin',
  'POST /api/shell/signIn/passkey',
  'POST /api/shell/csp',
  'GET /api/shell/registration',
  'GET /api/shell/firm/logo/:file',
  'POST /api/shell/register',
  'POST /api/shell/forgot',
  'POST /api/shell/reset',
  'POST /api/shell/invitation',
  'POST /api/shell/invitation/accept',
  'GET /auth/google',
  'GET /auth/google/callback',
  'GET /auth/oidc',
  'GET /auth/oidc/callback',
];

const forServices = [
  'POST /internal/accounts/reserve',
  'POST /internal/accounts/withdraw',
  'POST /internal/accounts/confirm',
  'GET /internal/firm',
];

const rows = (calls: string[], access: 'anyone' | 'service' | 'by its route'): AccessTable =>
  Object.fromEntries(calls.map((call) => [call, access]));

/** Who may make which call of the front door. */
export const access: AccessTable = {
  ...rows([...byCookie, ...byLink, ...byToken], 'by its route'),
  ...rows(forAnyone, 'anyone'),
  ...rows(forServices, 'service'),
  'GET /internal/health': 'by its route',
};
