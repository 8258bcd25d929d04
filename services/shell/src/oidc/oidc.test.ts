import type { Session } from '@bidwright/contract-shell';
import { bench } from '../testing/bench.ts';
import { directory, leaveForDirectory, signInByDirectory } from '../testing/directory.ts';
import { origin } from '../testing/visitor.ts';

const firm = directory();
const { admin, db, person, visit } = bench(() => ({ ...firm.settings(), REGISTRATION_DOMAINS: 'firm.example' }));

const ada = { sub: '1077', email: 'Ada@firm.example', given_name: 'Ada', family_name: 'Novak' };
beforeEach(() => firm.has(ada));

test('the way there and back, with state, nonce and PKCE', async () => {
  const browser = visit();
  const { status, asked, url, path } = await leaveForDirectory(browser, ada.sub, '?next=%2Fgeneral%2Fopportunities');
  expect(status).toBe(302);
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'bidwright',
    redirect_uri: `${origin}/auth/oidc/callback`,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(url.origin).toBe(origin);
  const reply = await browser.open(path);
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/general/opportunities']);
  const me = await browser.get<Session>('/api/shell/me');
  expect(me.body.data.user).toMatchObject({ name: 'Ada Novak', email: 'ada@firm.example' });
  expect([...browser.cookies.keys()].sort()).toEqual(['bidwright', 'bidwright-browser']);
  void [admin, db, person, signInByDirectory];
});
