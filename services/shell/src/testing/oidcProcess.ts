import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** What the directory says of a person; `sub` is also what is typed to sign in there. */
type Claims = Record<string, unknown> & { sub: string };

/** An OpenID Connect provider as firms have one, with pages of its own. The parent process says who is in it. */
const people = new Map<string, Claims>();
process.on('message', (person: Claims) => {
  people.set(person.sub, person);
  process.send?.({ took: person.sub });
});
process.on('disconnect', () => process.exit());

const returnPath = '/auth/oidc/callback';
const [port = '0'] = process.argv.slice(2);
const server = createServer().listen(Number(port), '127.0.0.1');
await once(server, 'listening');
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const provider = new Provider(url, {
  clients: [
    {
      client_id: 'bidwright',
      client_secret: 'known to the directory',
      redirect_uris: [`http://localhost${returnPath}`],
    },
  ],
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['name', 'given_name', 'family_name', 'groups'],
  },
  scopes: ['openid', 'email', 'profile'],
  pkce: { required: () => true },
  findAccount: (_context, sub) => {
    const found = people.get(sub);
    return found && { accountId: sub, claims: () => found };
  },
  // A firm's own app needs nobody's consent.
  loadExistingGrant: async ({ oidc }) => {
    const { client, session } = oidc;
    if (!client || !session?.accountId) return undefined;
    const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});
// Ports of the app under test are known later than this server's.
provider.Client.prototype.redirectUriAllowed = (address) => new URL(address).pathname === returnPath;
server.on('request', provider.callback());
process.send?.({ url });
