import { pathOf } from '@bidwright/service-kit';
import { documentOf } from '@bidwright/service-kit/openapi';
import {
  documentTests,
  fuzzUntil,
  type Identities,
  neverAnsweredMs,
  resourcesOf,
  triedIn,
} from '@bidwright/service-testing';
import { v7 as uuid } from 'uuid';
import { calls } from './calls.ts';
import { now } from './clock.ts';
import { operations } from './operations.ts';
import { commonPasswords } from './password/common.ts';
import { hashOf, newSecret } from './secret.ts';
import { service as shell } from './service.ts';
import { bench, password } from './testing/bench.ts';
import { publication } from './testing/publications.ts';
import { origin } from './testing/visitor.ts';

const elsewhere = {
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'secret',
  GOOGLE_AUTHORIZE_URL: 'http://127.0.0.1:1/authorize',
  GOOGLE_TOKEN_URL: 'http://127.0.0.1:1/token',
  GOOGLE_USERINFO_URL: 'http://127.0.0.1:1/userinfo',
  OIDC_ISSUER: 'http://127.0.0.1:1',
  OIDC_CLIENT_ID: 'client',
  OIDC_CLIENT_SECRET: 'secret',
};

const { service, db, person } = bench(() => ({
  ...elsewhere,
  REGISTRATION: 'open',
  PUBLISH_TOKENS: JSON.stringify({ ftes: 'token of ftes' }),
}));

const isTaken = (status: string) => Number(status) < 400;

beforeAll(commonPasswords);

documentTests(service);

/** Counts what is tried, so every try changes it. */
const counting = new Set(['limits']);

/** A session as signing in opens it; answers who asks in it. */
const openSession = async (accountId: string) => {
  const secret = newSecret();
  const times = { dateCreated: now(), lastSeen: now(), expires: now() + 3600 };
  const row = { id: uuid(), accountId, tokenHash: hashOf(secret), browser: null, system: null, ...times };
  await db().insertInto('sessions').values(row).execute();
  return { origin, cookie: `bidwright=${secret}` };
};

/** Calls after which a session or the password may not be what it was. */
const isTaking = ({ path }: { path: string }) => /signIn|signOut|register|password|sessions|leave|viewAs/.test(path);

const people = { Admin: 'admin@firm.example', 'no role': 'nobody@firm.example' };

/**
 * Calls that no made-up request can succeed in: they take a mail, a Google account, a code of an app, the id of a key or
 * webhook, the files or the name of a module, the hash of a logo, or what a browser has tried or failed at.
 */
const outOfReach =
  /\/(reset|accept|invitations\/link|invitations\/send|keys\/revoke|webhooks\/\w+|join|mail|confirm|leave|versions|maps|failure|difference|activate|toAll|open|overrides|end|begin|check)$|auth\/(google|oidc)|signIn\/(step|setUp|passkey)|twoStep\/recovery|^\/(feeds|registry)|provings|firm\/logo/;

const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const document = documentOf({ name: 'shell', resources: resourcesOf(shell) }, shell);

/** What every service answers is tried where every service is. */
const ownPaths = new Set([...calls.map(({ call }) => pathOf(call)), ...operations.map(({ path }) => path)]);
const isOwn = ({ path }: { path: string }) => ownPaths.has(path);

let sent = 0;
const began = performance.now();

test.each(triedIn(document).filter(isOwn))(
  '$name bears whatever is sent',
  async (tried) => {
    const admin = await person({ email: people.Admin, permissions: ['Admin'] });
    const nobody = await person({ email: people['no role'], permissions: [] });
    await openSession(admin.id);
    const other = await db().selectFrom('sessions').select('id').executeTakeFirst();
    const identities: Identities = { Admin: {}, 'no role': {}, nobody: { origin }, elsewhere: {}, team: {} };
    const begin = async () => {
      await db().deleteFrom('limits').execute();
      identities.Admin = await openSession(admin.id);
      identities['no role'] = await openSession(nobody.id);
      // What admin says of them is taken over at the first visit.
      for (const headers of Object.values(identities)) await fetch(`${service.url}/api/shell/me`, { headers });
      identities.elsewhere = { ...identities.Admin, origin: 'https://evil.example' };
      identities.team = { authorization: 'Bearer token of ftes' };
    };
    await begin();
    const { url, tables, faults } = service;
    const target = {
      url,
      db: service.db,
      document,
      faults,
      tables: tables.filter((table) => !counting.has(table)),
      identities,
      ids: { users: admin.id },
      known: {
        email: people.Admin,
        password,
        current: password,
        user: admin.id,
        id: other?.id,
        name: 'ftes',
        feed: 'admin/people.ics',
        ...publication('ftes'),
        service: 'shell',
        subject: 'jobs',
        picture,
        kind: 'account.reset',
        language: 'en',
        text: '{link}',
        version: 0,
      },
      renew: isTaking(tried) ? begin : undefined,
    };
    const isLuck = outOfReach.test(tried.path);
    const tries = await fuzzUntil(target, tried, (status) => isLuck || isTaken(status));
    sent += tries.sent;
    expect(isLuck || tries.seen.some(isTaken)).toBe(true);
  },
  neverAnsweredMs,
);

afterAll(() => {
  const seconds = (performance.now() - began) / 1000;
  process.stdout.write(`fuzz of the front door: ${sent} requests in ${seconds.toFixed(1)} s\n`);
});
