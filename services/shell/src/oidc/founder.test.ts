import type { Session } from '@bidwright/contract-shell';
import { bench } from '../testing/bench.ts';
import { directory, signInByDirectory } from '../testing/directory.ts';

const firm = directory();
const OIDC_ROLES = JSON.stringify({ 'Bid managers': 'Project Manager' });
const { visit } = bench(() => ({ ...firm.settings(), OIDC_ROLES }));

const signIn = async (sub: string) => {
  await firm.has({ sub, email: `${sub}@firm.example`, name: `${sub} Novak`, groups: ['Bid managers'] });
  const browser = visit();
  await signInByDirectory(browser, sub);
  return (await browser.get<Session>('/api/shell/me')).body.data.user.permissions;
};

test('where no group makes Admins, whoever begins the firm is one, and stays it; nobody else is', async () => {
  expect(await signIn('ada')).toEqual(['User', 'Admin', 'Project Manager']);
  expect(await signIn('bo')).toEqual(['User', 'Project Manager']);
  expect(await signIn('ada')).toEqual(['User', 'Admin', 'Project Manager']);
});
