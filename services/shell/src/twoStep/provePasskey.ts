import { now } from '../clock.ts';
import { hashOf } from '../secret.ts';
import type { Settings } from '../settings.ts';
import type { Db } from '../tables.ts';
import { spendChallenge } from './challenge.ts';
import { checkedBy, named, placeOf, webauthn } from './passkeys.ts';
import type { KeptPasskey } from './tables.ts';

/** What a browser is asked to show: one of some passkeys, or with none named any that it has for this app. */
export const optionsForProof = async (settings: Settings, kept: KeptPasskey[]) => {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: placeOf(settings).expectedRPID,
    userVerification: 'required',
    ...(kept.length > 0 && { allowCredentials: kept.map(named) }),
  });
};

const credentialIdIn = (credential: string): string => {
  try {
    return String(JSON.parse(credential).id);
  } catch {
    return '';
  }
};

/** The passkey that signed the challenge, once; null: none of ours did. */
export const provenPasskey = async (
  db: Db,
  settings: Settings,
  { challenge, credential }: { challenge: string; credential: string },
): Promise<KeptPasskey | null> => {
  const idHash = hashOf(credentialIdIn(credential));
  const kept = await db.selectFrom('passkeys').selectAll().where('idHash', '=', idHash).executeTakeFirst();
  if (!kept || !challenge) return null;
  const { verifyAuthenticationResponse } = await webauthn();
  const { credentialId: id, counter } = kept;
  const checked = await checkedBy(async () =>
    verifyAuthenticationResponse({
      response: JSON.parse(credential),
      expectedChallenge: challenge,
      ...placeOf(settings),
      credential: { id, publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')), counter },
    }),
  );
  if (!checked || !(await spendChallenge(db, challenge))) return null;
  const used = { counter: checked.authenticationInfo.newCounter, lastUsed: now() };
  await db.updateTable('passkeys').set(used).where('idHash', '=', idHash).execute();
  return kept;
};
