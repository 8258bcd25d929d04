import type { Role } from '@bidwright/contract-kit';
import type { Json } from '../json.ts';

/** With what a program asks. A key that is over stays, so that whoever still sends it is told why. */
interface ProgramKeyTable {
  /** Who its program is wherever people are named by their ids. */
  id: string;
  keyHash: string;
  /** How the secret begins, to tell keys apart by. */
  prefix: string;
  name: string;
  roles: Json<Role[]>;
  /** The last day on which it opens anything. */
  expirationDate: string;
  madeById: string;
  madeByName: string;
  dateCreated: number;
  /** To the minute. */
  lastUsed: number | null;
  /** Since when it opens nothing any more. */
  revoked: number | null;
}

export interface ProgramTables {
  program_keys: ProgramKeyTable;
}
