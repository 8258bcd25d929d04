import type { Role } from '@bidwright/contract-kit';
import type { Selectable } from 'kysely';
import type { Json } from '../json.ts';

/** An app that makes codes for a second step. */
interface AuthenticatorTable {
  accountId: string;
  /** Sealed: who reads the table makes no codes. */
  secret: string;
  /** The half minute of the last code that was taken, counted since 1970. */
  lastPeriod: number;
  dateCreated: number;
}

interface RecoveryCodeTable {
  accountId: string;
  codeHash: string;
}

interface PasskeyTable {
  idHash: string;
  credentialId: string;
  accountId: string;
  /** What its person calls it. */
  name: string;
  /** As COSE, in Base64url. */
  publicKey: string;
  /** How often it says that it was used; some never count. */
  counter: number;
  transports: Json<string[]>;
  dateCreated: number;
  lastUsed: number | null;
}

interface UsedChallengeTable {
  challengeHash: string;
  expires: number;
}

export interface TwoStepTables {
  authenticators: AuthenticatorTable;
  recoveryCodes: RecoveryCodeTable;
  passkeys: PasskeyTable;
  usedChallenges: UsedChallengeTable;
  /** Whose people need a second step after their password. */
  two_step_roles: { role: Role };
}

export type KeptPasskey = Selectable<PasskeyTable>;
