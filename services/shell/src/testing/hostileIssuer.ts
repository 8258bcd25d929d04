import { createHmac, generateKeyPairSync, type KeyObject, sign as signBytes } from 'node:crypto';
import { type Upstream, upstream } from './upstream.ts';

type Claims = Record<string, unknown>;

const packed = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

const own = newKeys();
const stranger = newKeys();

const rs256 = (key: KeyObject) => (claims: Claims) => {
  const text = `${packed({ alg: 'RS256', kid: 'own' })}.${packed(claims)}`;
  return `${text}.${signBytes('sha256', Buffer.from(text), key).toString('base64url')}`;
};

const secret = 'known to the directory';

/** Ways to make a token of claims: as it should be, and as forgers do. */
export const tokens = {
  sound: rs256(own.privateKey),
  ofAnotherKey: rs256(stranger.privateKey),
  unsigned: (claims: Claims) => `${packed({ alg: 'none' })}.${packed(claims)}.`,
  ofTheSecret: (claims: Claims) => {
    const text = `${packed({ alg: 'HS256', kid: 'own' })}.${packed(claims)}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  },
};

/** An OpenID Connect issuer made by hand, which answers whatever a test wants. */
export interface HostileIssuer extends Upstream {
  settings(): NodeJS.ProcessEnv;
  /** Fields of its discovery document that are otherwise than they should be. */
  says: object;
  /** The token that it answers any code with, and what it answers of the person beside. */
  token: string;
  userinfo: object;
  /** Where it leads whoever asks for its discovery document; none: it answers. */
  leadsTo: string;
  /** What it was asked for. */
  asked: string[];
}

export const hostileIssuer = (): HostileIssuer => {
  const answers = ({ url, says, token, userinfo }: HostileIssuer): Record<string, object> => ({
    '/.well-known/openid-configuration': {
      issuer: url,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/token`,
      userinfo_endpoint: `${url}/userinfo`,
      jwks_uri: `${url}/keys`,
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      ...says,
    },
    '/keys': { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' }] },
    '/token': { access_token: 'opens nothing', token_type: 'Bearer', id_token: token },
    '/userinfo': userinfo,
  });
  const server = upstream(({ url: path = '' }, response) => {
    issuer.asked.push(path);
    const answer = answers(issuer)[path];
    const location = path.startsWith('/.well-known') && issuer.leadsTo;
    response.writeHead(location ? 302 : answer ? 200 : 404, {
      'content-type': 'application/json',
      ...(location && { location }),
    });
    response.end(JSON.stringify(answer ?? {}));
  });
  const issuer: HostileIssuer = Object.assign(server, {
    settings: () => ({ OIDC_ISSUER: server.url, OIDC_CLIENT_ID: 'bidwright', OIDC_CLIENT_SECRET: secret }),
    says: {},
    token: '',
    userinfo: {},
    leadsTo: '',
    asked: [],
  });
  beforeEach(() => Object.assign(issuer, { says: {}, token: '', userinfo: {}, leadsTo: '', asked: [] }));
  return issuer;
};
