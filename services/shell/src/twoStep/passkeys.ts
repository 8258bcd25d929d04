import type { Passkey } from '@bidwright/contract-shell';
import { now } from '../clock.ts';
import type { AppContext } from '../context.ts';
import { appName } from '../firm/appName.ts';
import { hashOf } from '../secret.ts';
import type { Settings } from '../settings.ts';
import type { Account, Db } from '../tables.ts';
import { spendChallenge } from './challenge.ts';
import type { KeptPasskey } from './tables.ts';

/** Loaded with the first passkey: it takes a tenth of a second and some memory. */
export const webauthn = () => import('@simplewebauthn/server');

/** So many passkeys a person may have. */
export const maxPasskeys = 20;

/** COSE's numbers of EdDSA, ES256 and RS256: what all browsers have. */
const algorithms = [-8, -7, -257];

/** Where passkeys of this app count. */
export const placeOf = ({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>) => {
  const { hostname, origin } = new URL(PUBLIC_URL);
  return { expectedRPID: hostname, expectedOrigin: origin, requireUserVerification: true };
};

export const passkeysOf = (db: Db, accountId: string): Promise<KeptPasskey[]> =>
  db.selectFrom('passkeys').selectAll().where('accountId', '=', accountId).orderBy('dateCreated').execute();

export const listed = ({ idHash, name, dateCreated, lastUsed }: KeptPasskey): Passkey => ({
  id: idHash,
  name,
  dateCreated,
  lastUsed,
});

/** What a browser needs to know to name a passkey. */
export const named = ({ credentialId, transports }: KeptPasskey) => ({ id: credentialId, transports });

/** What a new passkey is asked for: one that a person opens by finger, face or PIN, and that knows whose it is. */
export const optionsForNew = async (
  { settings, db }: Pick<AppContext, 'settings' | 'db'>,
  { id, name, email }: Account,
  kept: KeptPasskey[],
) => {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: await appName(db),
    rpID: placeOf(settings).expectedRPID,
    userID: new Uint8Array(Buffer.from(id)),
    userName: email,
    userDisplayName: name,
    excludeCredentials: kept.map(named),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
};

/** What the browser says, checked by the library, which throws at whatever is not as it should be: null. */
export const checkedBy = async <T extends { verified: boolean }>(check: () => Promise<T>): Promise<T | null> => {
  try {
    const checked = await check();
    return checked.verified ? checked : null;
  } catch {
    return null;
  }
};

/** Keeps a passkey; false: what the browser sent is none, was made for something else, or is known already. */
export const keepPasskey = async (
  db: Db,
  settings: Settings,
  account: Account,
  { name, challenge, credential }: { name: string; challenge: string; credential: string },
): Promise<boolean> => {
  if (!challenge) return false;
  const { verifyRegistrationResponse } = await webauthn();
  const checked = await checkedBy(async () =>
    verifyRegistrationResponse({
      response: JSON.parse(credential),
      expectedChallenge: challenge,
      supportedAlgorithmIDs: algorithms,
      ...placeOf(settings),
    }),
  );
  if (!checked?.registrationInfo || !(await spendChallenge(db, challenge))) return false;
  const { id, publicKey, counter, transports } = checked.registrationInfo.credential;
  const row = {
    idHash: hashOf(id),
    credentialId: id,
    accountId: account.id,
    name,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports ?? []),
    dateCreated: now(),
  };
  const { numInsertedOrUpdatedRows } = await db.insertInto('passkeys').ignore().values(row).executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};
