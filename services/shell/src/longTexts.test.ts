import { bench } from './testing/bench.ts';
import { type HostileCall, hostileCalls } from './testing/hostileCalls.ts';

const nowhere = 'http://127.0.0.1:1';
const { db, openShell, service } = bench(() => ({
  REGISTRATION: 'open',
  TRUST_PROXY: '1',
  GOOGLE_CLIENT_ID: 'bidwright',
  GOOGLE_CLIENT_SECRET: 'known to Google',
  GOOGLE_AUTHORIZE_URL: nowhere,
  GOOGLE_TOKEN_URL: nowhere,
  GOOGLE_USERINFO_URL: nowhere,
  OIDC_ISSUER: nowhere,
  OIDC_CLIENT_ID: 'bidwright',
  OIDC_CLIENT_SECRET: 'known to the directory',
}));

/** Longest time the front door may work on one request of a stranger, on its event loop, in milliseconds. */
const maxWorkMs = 100;

const answer = async ({ method, path, headers, body }: HostileCall): Promise<number> => {
  const response = await fetch(service.url + path, { method, headers, body, redirect: 'manual' });
  if (response.headers.get('content-type')?.includes('event-stream')) await response.body?.cancel();
  else await response.arrayBuffer();
  return response.status;
};

/** What this thread, on which the front door runs, worked meanwhile: what other programs of the machine do does not count. */
const workOf = async (call: HostileCall): Promise<{ status: number; workMs: number }> => {
  // A limit that is spent would answer before anything is looked at.
  await db().deleteFrom('limits').execute();
  const before = process.threadCpuUsage();
  const status = await answer(call);
  const { user, system } = process.threadCpuUsage(before);
  return { status, workMs: (user + system) / 1000 };
};

/** The least of three, for the program may clean up its memory during one. */
const leastWorkOf = async (call: HostileCall) => {
  let min = await workOf(call);
  for (let turn = 0; turn < 2 && min.workMs > maxWorkMs; turn += 1) {
    const again = await workOf(call);
    if (again.workMs < min.workMs) min = again;
  }
  return min;
};

test('64 kB in any field, parameter or header of a call of somebody signed out is answered at once', async () => {
  await openShell();
  const calls = hostileCalls(service.document);
  const named = (part: string) => calls.some(({ name }) => name.includes(part));
  for (const part of ['/signIn email', '/register firstName', '/csp csp-report', '/reset token', 'GET /feeds/'])
    expect([part, named(part)]).toEqual([part, true]);
  const bad: string[] = [];
  for (const call of calls) {
    const { status, workMs } = await leastWorkOf(call);
    // What is told must be told soon.
    if (bad.length === 5) break;
    if (status >= 500 || workMs > maxWorkMs) bad.push(`${call.name}: ${status} after ${Math.round(workMs)} ms of work`);
  }
  expect(bad).toEqual([]);
});
