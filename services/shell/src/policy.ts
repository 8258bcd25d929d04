import type { Cells, PolicyTable } from '@bidwright/service-testing';

const byAdmins: Cells = ['-', '-', '-', '-', '-', '*'];
/** Whoever has the decision about a bid mailed chooses among the lists. */
const byMailers: Cells = ['-', '-', '-', '*', '*', '*'];
const byNobody: Cells = ['-', '-', '-', '-', '-', '-'];
/** Taken out and changed by Admins; what people wrote here comes from nowhere else. */
const many = { export: byAdmins, bulk: byAdmins, import: byNobody };
/** One record at a time. */
const alone = { export: byNobody, bulk: byNobody, import: byNobody };
const byEverybody: Cells = ['*', '*', '*', '*', '*', '*'];
const byTheMaker: Cells = ['o', 'o', 'o', 'o', 'o', '*'];

/**
 * Who may do what with what the front door keeps: `o` what is the person's own, or told to the person; of views `t` those of
 * the person's team, `f` the firm's, `l` the firm's that are locked.
 */
export const policy: PolicyTable = {
  // no role, User, Operations, Project Manager, Team Lead, Admin
  notifications: {
    read: ['o', 'o', 'o', 'o', 'o', 'o'],
    create: byNobody,
    update: ['o', 'o', 'o', 'o', 'o', 'o'],
    merge: byNobody,
    export: byNobody,
    bulk: byNobody,
    import: byNobody,
  },
  emails: { read: byAdmins, create: byAdmins, update: byAdmins, merge: byNobody, ...many },
  mailLists: { read: byMailers, create: byAdmins, update: byAdmins, merge: byNobody, ...alone },
  messageTemplates: { read: byAdmins, create: byAdmins, update: byAdmins, merge: byNobody, ...alone },
  feedback: {
    read: byAdmins,
    create: byEverybody,
    update: byAdmins,
    merge: byNobody,
    ...many,
  },
  views: {
    read: ['otfl', 'otfl', 'otfl', 'otfl', 'otfl', 'otfl'],
    create: byEverybody,
    update: ['otf', 'otf', 'otf', 'otf', 'otf', '*'],
    merge: byNobody,
    export: byNobody,
    bulk: byNobody,
    import: byNobody,
    'update.reach': byTheMaker,
    'update.team': byTheMaker,
    'update.pinned': byTheMaker,
    'update.locked': byTheMaker,
    'update.status': byTheMaker,
  },
};

/** Statuses for: signed out, no role, User, Operations, Project Manager, Team Lead, Admin, expired, disabled. */
type Statuses = readonly [number, number, number, number, number, number, number, number, number];

const persons = (status: number, admin = status): Statuses => [
  401,
  ...([status, status, status, status, status, admin] as const),
  401,
  401,
];

const all = (status: number): Statuses => [
  ...([status, status, status, status, status, status, status, status, status] as const),
];

/** A page asks who is not signed in to do so. */
const pages = (status: number): Statuses => [302, status, status, status, status, status, status, 302, 302];

/** A call of the front door's own, and what it is answered with. */
export interface PolicyRow {
  /** What is sent, where the ids of somebody else and of a session of that person are known. */
  body?(other: { id: string; session: string }): object;
  query?(other: { id: string }): string;
  statuses: Statuses;
  /** For a program whose key has the rights of an Admin. Where nothing is said: 403, it is not for programs at all. */
  key?: number;
}

/** Who may make which call of the front door, whole and as far as the body is refused. Some are about others' records. */
export const frontDoorPolicy: [call: string, row: PolicyRow][] = [
  ['GET /api/shell/me', { statuses: persons(200) }],
  ['GET /api/shell/session', { statuses: persons(200) }],
  ['GET /api/shell/account', { statuses: persons(200) }],
  ['GET /api/shell/modules', { statuses: persons(200) }],
  ['GET /api/shell/modules/provings/:id', { statuses: persons(403, 404) }],
  ['GET /api/shell/modules/provings/:id/picture', { statuses: persons(403, 404) }],
  ['GET /registry/:list', { statuses: persons(404) }],
  ['POST /api/shell/modules/overview', { statuses: persons(403, 200), key: 200 }],
  ['POST /api/shell/modules/history', { statuses: persons(403, 200), key: 200 }],
  ['POST /api/shell/modules/difference', { statuses: persons(403, 422) }],
  ['POST /api/shell/modules/failures', { statuses: persons(422) }],
  ['POST /api/shell/modules/failure', { statuses: persons(403, 422) }],
  ['POST /api/shell/modules/loaded', { statuses: persons(422) }],
  ['GET /api/shell/events', { statuses: persons(200) }],
  ['GET /api/shell/openapi.json', { statuses: persons(200), key: 200 }],
  ['GET /api/docs', { statuses: pages(200) }],
  ['GET /api/docs/:service', { statuses: pages(404) }],
  ['GET /api/docs/:service/:subject', { statuses: pages(404) }],
  ['POST /api/shell/markAllRead', { statuses: persons(200) }],
  ['GET /api/shell/wishes', { statuses: persons(200) }],
  ['POST /api/shell/wishes', { statuses: persons(422) }],
  ['POST /api/shell/feeds/find', { statuses: persons(422) }],
  ['POST /api/shell/feeds/renew', { statuses: persons(422) }],
  ['POST /api/shell/feeds/revoke', { statuses: persons(422) }],
  ['POST /api/shell/:call', { statuses: persons(400), key: 400 }],
  ['POST /api/shell/files/imports', { statuses: persons(403), key: 403 }],
  ['GET /api/shell/files/jobs/:id', { statuses: persons(404), key: 404 }],
  ['GET /api/shell/files/jobs/:id/errors', { statuses: persons(404), key: 404 }],
  ['GET /api/shell/sessions', { statuses: persons(200) }],
  ['GET /api/shell/sessions', { query: ({ id }) => `?user=${id}`, statuses: persons(403, 200) }],
  ['POST /api/shell/sessions/endOthers', { statuses: persons(200) }],
  ['POST /api/shell/sessions/end', { body: ({ session }) => ({ id: session }), statuses: persons(404, 200) }],
  ['POST /api/shell/sessions/endAll', { body: ({ id }) => ({ user: id }), statuses: persons(403, 200) }],
  ['GET /api/shell/twoStep', { statuses: persons(200) }],
  ['POST /api/shell/twoStep/app', { statuses: persons(422) }],
  ['POST /api/shell/twoStep/app/confirm', { statuses: persons(422) }],
  ['POST /api/shell/twoStep/app/remove', { statuses: persons(422) }],
  ['POST /api/shell/twoStep/recovery', { statuses: persons(422) }],
  ['POST /api/shell/twoStep/passkeys', { statuses: persons(422) }],
  ['POST /api/shell/twoStep/passkeys/confirm', { statuses: persons(422) }],
  ['POST /api/shell/twoStep/passkeys/remove', { statuses: persons(422) }],
  ['POST /api/shell/twoStep/roles', { statuses: persons(403, 200) }],
  ['POST /api/shell/twoStep/setRoles', { body: () => ({ roles: ['Nobody'] }), statuses: persons(403, 422) }],
  ['POST /api/shell/twoStep/reset', { body: ({ id }) => ({ user: id }), statuses: persons(403, 200) }],
  ['POST /api/shell/keys/list', { statuses: persons(403, 200) }],
  ['POST /api/shell/keys/make', { statuses: persons(403, 422) }],
  ['POST /api/shell/keys/revoke', { body: ({ id }) => ({ id }), statuses: persons(403, 404) }],
  ['POST /api/shell/webhooks/list', { statuses: persons(403, 200) }],
  ['POST /api/shell/webhooks/choices', { statuses: persons(403, 200) }],
  ['POST /api/shell/webhooks/make', { statuses: persons(403, 422) }],
  ['POST /api/shell/webhooks/change', { statuses: persons(403, 422) }],
  ['POST /api/shell/webhooks/remove', { body: ({ id }) => ({ id }), statuses: persons(403, 404) }],
  ['POST /api/shell/webhooks/switch', { body: ({ id }) => ({ id, on: false }), statuses: persons(403, 404) }],
  ['POST /api/shell/webhooks/roll', { body: ({ id }) => ({ id }), statuses: persons(403, 404) }],
  ['POST /api/shell/webhooks/test', { body: ({ id }) => ({ id }), statuses: persons(403, 404) }],
  ['POST /api/shell/webhooks/deliveries', { body: ({ id }) => ({ id }), statuses: persons(403, 404) }],
  ['POST /api/shell/webhooks/sendAgain', { body: ({ id }) => ({ id, delivery: 1 }), statuses: persons(403, 404) }],
  ['POST /api/shell/password', { statuses: persons(422) }],
  ['POST /api/shell/google/leave', { statuses: persons(422) }],
  ['POST /api/shell/oidc/leave', { statuses: persons(422) }],
  ['POST /api/shell/modules/:name/activate', { statuses: persons(403, 422) }],
  ['POST /api/shell/modules/activate', { statuses: persons(403, 422) }],
  ['POST /api/shell/modules/toAll', { statuses: persons(403, 422) }],
  ['POST /api/shell/modules/open', { statuses: persons(403, 422) }],
  // A team's token is asked for, whoever is signed in.
  ['POST /api/shell/modules/:name/versions', { statuses: all(401) }],
  ['POST /api/shell/modules/:name/maps', { statuses: all(401) }],
  ['POST /api/shell/modules/:name/overrides', { statuses: all(401) }],
  ['POST /api/shell/modules/:name/overrides/end', { statuses: all(401) }],
  ['POST /api/shell/services/:name/check', { statuses: all(401) }],
  ['POST /api/shell/overrides/begin', { statuses: persons(403, 422) }],
  ['POST /api/shell/overrides/stop', { statuses: persons(422) }],
  // These take what stands in a link, or what Google says.
  ['GET /feeds/:service/:name', { statuses: all(404) }],
  ['POST /api/shell/google/join', { statuses: all(422) }],
  ['POST /api/shell/google/mail', { statuses: all(422) }],
  ['POST /api/shell/google/confirm', { statuses: all(422) }],
  ['POST /api/shell/reset', { statuses: all(422) }],
  ['POST /api/shell/invitation', { statuses: all(422) }],
  ['POST /api/shell/invitation/accept', { statuses: all(422) }],
  ['POST /api/shell/accounts/signIns', { body: ({ id }) => ({ users: [id] }), statuses: persons(403, 200) }],
  // That person has a password, so there is nothing to invite to.
  ['POST /api/shell/invitations/link', { body: ({ id }) => ({ user: id }), statuses: persons(403, 409) }],
  ['POST /api/shell/invitations/send', { body: ({ id }) => ({ user: id }), statuses: persons(403, 409) }],
  ['POST /api/shell/firm/settings', { statuses: persons(403, 200), key: 200 }],
  ['POST /api/shell/firm/setSettings', { body: () => ({ currency: 'XYZ' }), statuses: persons(403, 422), key: 422 }],
  ['POST /api/shell/firm/setLogo', { statuses: persons(403, 422) }],
  ['POST /api/shell/firm/removeLogo', { statuses: persons(403, 200) }],
  // There is no logo; whether there is one anybody may know.
  ['GET /api/shell/firm/logo/:file', { statuses: all(404) }],
  ['POST /api/shell/emails/settings', { statuses: persons(403, 200), key: 200 }],
  ['POST /api/shell/emails/setSettings', { body: () => ({ digestHour: 24 }), statuses: persons(403, 422), key: 422 }],
  ['POST /api/shell/viewAs/begin', { statuses: persons(403, 422) }],
  ['POST /api/shell/viewAs/end', { statuses: persons(200) }],
  ['POST /api/shell/countUses', { statuses: persons(403, 422), key: 422 }],
  ['POST /api/shell/findResponsibilities', { statuses: persons(403, 422), key: 422 }],
  ['POST /api/shell/readHealth', { statuses: persons(403, 200), key: 200 }],
  ['POST /api/shell/health/platform', { statuses: persons(403, 200), key: 200 }],
  ['POST /api/shell/emails/test', { statuses: persons(403, 200) }],
  ['POST /api/shell/emails/templates', { statuses: persons(403, 200), key: 200 }],
  ['POST /api/shell/emails/template', { body: () => ({ kind: 'digest' }), statuses: persons(403, 200), key: 200 }],
  ['POST /api/shell/emails/preview', { statuses: persons(403, 422), key: 422 }],
  ['POST /api/shell/emails/setTemplate', { statuses: persons(403, 422), key: 422 }],
  ['POST /api/shell/emails/restoreTemplate', { statuses: persons(403, 422), key: 422 }],
  ['POST /api/shell/emails/write', { statuses: persons(403, 422), key: 422 }],
  ['POST /api/shell/forgot', { statuses: all(422) }],
  ['POST /api/shell/register', { statuses: all(422) }],
  ['POST /api/shell/signIn', { statuses: all(422) }],
  // Only a browser that has just proven a password gets further.
  ['GET /api/shell/signIn/step', { statuses: all(401) }],
  ['POST /api/shell/signIn/step', { statuses: all(422) }],
  ['POST /api/shell/signIn/setUp', { statuses: all(401) }],
  ['POST /api/shell/signIn/setUp/confirm', { statuses: all(422) }],
  ['POST /api/shell/signIn/passkey/begin', { statuses: all(200) }],
  ['POST /api/shell/signIn/passkey', { statuses: all(422) }],
  ['POST /api/shell/csp', { statuses: all(400) }],
  ['GET /api/shell/registration', { statuses: all(200) }],
  ['GET /auth/google', { statuses: all(302) }],
  ['GET /auth/google/callback', { statuses: all(403) }],
  ['GET /auth/oidc', { statuses: all(302) }],
  ['GET /auth/oidc/callback', { statuses: all(302) }],
  ['POST /api/shell/signOut', { statuses: all(200) }],
  // Only services get further: they tell of their records, make accounts, and ask for the firm's zone.
  ['POST /internal/accounts/reserve', { statuses: all(401), key: 401 }],
  ['POST /internal/accounts/withdraw', { statuses: all(401), key: 401 }],
  ['POST /internal/accounts/confirm', { statuses: all(401), key: 401 }],
  ['GET /internal/firm', { statuses: all(401), key: 401 }],
  ['GET /internal/health', { statuses: all(401), key: 401 }],
  // Public keys are for everybody.
  ['GET /internal/keys', { statuses: all(200), key: 200 }],
  ['POST /internal/events', { statuses: all(401), key: 401 }],
  ['POST /internal/records', { statuses: all(401), key: 401 }],
];
