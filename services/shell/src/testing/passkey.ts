import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { origin } from './visitor.ts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
const bytes = (data: Buffer) => Buffer.concat([Buffer.from([0x58, data.length]), data]);

const present = 0x01;
const verified = 0x04;
const attested = 0x40;

const client = (type: string, challenge: string, from: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

/** A passkey as an authenticator keeps one: what it makes and signs, as browsers send it. */
export const softPasskey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let uses = 0;
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // COSE: an elliptic key for ES256 on P-256.
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const head = (host: string, flags: number) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter]);
  };
  const common = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' };

  return {
    id: common.id,
    make: (challenge: string, { from = origin, flags = present | verified } = {}): string => {
      const length = Buffer.from([0, id.length]);
      const host = new URL(from).hostname;
      const authData = Buffer.concat([head(host, flags | attested), Buffer.alloc(16), length, id, cose]);
      const object = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authData),
      ]);
      const response = {
        clientDataJSON: client('webauthn.create', challenge, from).toString('base64url'),
        attestationObject: object.toString('base64url'),
        transports: ['internal'],
      };
      return JSON.stringify({ ...common, response, clientExtensionResults: {} });
    },
    sign: (challenge: string, { from = origin, flags = present | verified, counts = true } = {}): string => {
      if (counts) uses += 1;
      const data = client('webauthn.get', challenge, from);
      const authData = head(new URL(from).hostname, flags);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      const response = {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      };
      return JSON.stringify({ ...common, response, clientExtensionResults: {} });
    },
  };
};
