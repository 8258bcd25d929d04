import type { ModuleFile } from '@bidwright/contract-shell';
import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';

/** Read as parsed, written as text. */
type Json<T> = ColumnType<T, string, string>;

/** Written as numbers; the driver answers 0 or 1. */
type Flag = 0 | 1;

interface AccountTable {
  /** The id of the person's record in admin's `users`. */
  id: string;
  /** In lower case. */
  email: string;
  /** Argon2id in PHC format. Null: signs in by Google alone, or has not chosen one yet. */
  passwordHash: string | null;
  googleId: string | null;
  name: string;
  permissions: Json<string[]>;
  teams: Json<string[]>;
  /** As admin last told it. Null: admin has not told anything yet. */
  status: string | null;
  expirationDate: string | null;
  showActuals: Generated<Flag>;
  showProjections: Generated<Flag>;
  /** The record admin still has to make; null once it has. */
  registration: ColumnType<Registration | null, string | null, string | null>;
  /** 1 in one row at most, so that two people cannot both be the first. */
  isFirst: Flag | null;
  dateCreated: number;
}

export interface Registration {
  firstName: string;
  lastName: string;
  permissions: string[];
}

interface SessionTable {
  tokenHash: string;
  accountId: string;
  dateCreated: number;
  expires: number;
}

interface PasswordResetTable {
  tokenHash: string;
  accountId: string;
  expires: number;
}

interface EmailTable {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  /** Its text lets somebody in and is dropped once the mail is sent. */
  secret: Flag;
  status: 'Queued' | 'Sent' | 'Failed' | 'Reserved';
  attempts: number;
  nextAttempt: number;
  dateCreated: number;
  dateSent: number | null;
}

interface ModuleTable {
  name: string;
  activeVersion: string | null;
}

interface ModuleVersionTable {
  name: string;
  version: string;
  container: string;
  /** Paths inside the version's folder, as published. */
  entry: string;
  preload: Json<string[]>;
  /** `sha384-…` by path. */
  files: Json<Record<string, string>>;
  file: Json<ModuleFile>;
  dateCreated: number;
}

interface ModuleActivationTable {
  id: Generated<number>;
  name: string;
  version: string;
  previous: string | null;
  activatedById: string | null;
  activatedByName: string;
  dateCreated: number;
}

export type Tables = {
  accounts: AccountTable;
  sessions: SessionTable;
  passwordResets: PasswordResetTable;
  emails: EmailTable;
  modules: ModuleTable;
  module_versions: ModuleVersionTable;
  module_activations: ModuleActivationTable;
};

export type Db = Kysely<Tables>;
export type Account = Selectable<AccountTable>;
export type Email = Selectable<EmailTable>;
export type StoredVersion = Selectable<ModuleVersionTable>;
