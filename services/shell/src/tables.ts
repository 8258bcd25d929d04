import type {
  FailureKind,
  MailState,
  MailTemplate,
  Members,
  ModuleFile,
  NoticeType,
  NoticeWish,
  Provided,
} from '@bidwright/contract-shell';
import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';

/** Read as parsed, written as text. */
type Json<T> = ColumnType<T, string, string>;

/** The same, where there may be nothing. */
type MaybeJson<T> = ColumnType<T | null, string | null, string | null>;

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
  registration: MaybeJson<Registration>;
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
  /** Names the session where it is listed; it opens nothing. */
  id: string;
  accountId: string;
  /** What the person recognises it by. */
  browser: string | null;
  system: string | null;
  dateCreated: number;
  lastSeen: number;
  expires: number;
}

interface PasswordResetTable {
  accountId: string;
  tokenHash: string;
  expires: number;
}

/** A Google account that is joined to ours once the link in a mail is used. */
interface GoogleLinkTable {
  accountId: string;
  tokenHash: string;
  googleId: string;
  expires: number;
}

/** By what a program that cannot sign in reads a feed for a person: one link for each feed. */
interface FeedLinkTable {
  id: string;
  accountId: string;
  feed: string;
  keyHash: string;
  dateCreated: number;
  lastRead: number | null;
}

interface LimitTable {
  /** A hash: whose address or account it is about stands nowhere. */
  id: string;
  /** In milliseconds since 1970. */
  spentUntil: number;
}

interface KeptColumns {
  id: string;
  version: number;
  dateCreated: number;
  dateUpdated: number;
  addedById: string | null;
  addedByName: string | null;
  fieldVersions: string;
}

interface EmailTable extends KeptColumns {
  to: Json<string[]>;
  cc: Json<string[]>;
  subject: string;
  text: string;
  html: string | null;
  template: MailTemplate;
  link: string | null;
  state: MailState;
  tries: number;
  error: string | null;
  nextTry: number;
  dateSent: number | null;
  /** Its text lets somebody in and is dropped once the mail is sent. */
  secret: Flag;
  personId: string | null;
  personName: string | null;
  notificationId: string | null;
}

interface NotificationTable extends KeptColumns {
  type: NoticeType;
  title: string;
  message: string;
  values: Json<Record<string, string | number>>;
  link: string | null;
  recordId: string | null;
  roles: Json<string[]>;
  seq: number;
}

interface NotificationUserTable {
  recordId: string;
  refId: string;
  name: string;
  position: number;
}

interface TargetTable {
  /** `role:Team Lead` or `user:<id>`. */
  target: string;
  seq: number;
  notificationId: string;
  mail: 'no' | 'digest' | 'now';
}

interface ReadTable {
  personId: string;
  notificationId: string;
  isRead: Flag;
}

interface ToldTable {
  /** What a target was told of: type, record and date. */
  about: string;
  target: string;
  dateCreated: number;
}

interface ReaderTable {
  personId: string;
  /** Everything up to this `seq` is read, unless `notification_reads` says otherwise. */
  readUpTo: Generated<number>;
  /** The language the person uses the app in. */
  language: string | null;
  /** The `seq` up to which digests have told. */
  digestUpTo: Generated<number>;
}

interface FeedTable {
  id: Generated<number>;
  event: 'arrived' | 'read' | 'unread' | 'allRead' | 'released';
  notificationId: string | null;
  personId: string | null;
  dateCreated: number;
}

interface WatchedTable {
  col: string;
  id: string;
  /** The record it is looked up by: the person of a projection, the parent of a comment. */
  ref: string | null;
  version: number;
  record: Json<Record<string, unknown>>;
}

interface DailyRunTable {
  job: string;
  /** The last day that is done. */
  day: string;
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
  /** Null: it was published before the registry asked. */
  uses: MaybeJson<Members>;
  requires: MaybeJson<Record<string, string>>;
  /** Null: it is not the shell. */
  provides: MaybeJson<Provided>;
  dateCreated: number;
}

interface OpenedModuleTable {
  name: string;
  openedById: string;
  openedByName: string;
  dateCreated: number;
}

interface ModuleOverrideTable extends Omit<ModuleVersionTable, 'uses' | 'requires' | 'provides' | 'dateCreated'> {
  /** Who knows the code may take the override up, or renew it. */
  codeHash: string;
  /** Who sees it; null until somebody has taken it up. */
  personId: string | null;
  expires: number;
}

interface ModuleActivationTable {
  id: Generated<number>;
  /** Those of one release were switched together. Null: it was made before there were releases. */
  release: string | null;
  reason: string | null;
  name: string;
  /** Null: the module was switched off. */
  version: string | null;
  previous: string | null;
  activatedById: string | null;
  activatedByName: string;
  dateCreated: number;
}

interface NoticeWishTable {
  personId: string;
  type: NoticeType;
  wish: Exclude<NoticeWish, 'standard'>;
}

interface ModuleFailurePersonTable {
  name: string;
  version: string;
  personId: string;
  dateCreated: number;
}

interface ModuleFailureTable {
  /** `2026-11-22` */
  day: string;
  name: string;
  version: string;
  kind: FailureKind;
  count: number;
  /** Of the last one, without what says whom or which record it was about. */
  page: string;
  message: string;
  lastSeen: number;
}

export type Tables = {
  accounts: AccountTable;
  sessions: SessionTable;
  passwordResets: PasswordResetTable;
  googleLinks: GoogleLinkTable;
  feed_links: FeedLinkTable;
  limits: LimitTable;
  emails: EmailTable;
  notifications: NotificationTable;
  notifications_users: NotificationUserTable;
  notification_targets: TargetTable;
  notification_reads: ReadTable;
  notification_told: ToldTable;
  readers: ReaderTable;
  feed: FeedTable;
  feed_lock: { id: number };
  watched: WatchedTable;
  daily_runs: DailyRunTable;
  modules: ModuleTable;
  module_versions: ModuleVersionTable;
  module_activations: ModuleActivationTable;
  module_overrides: ModuleOverrideTable;
  opened_modules: OpenedModuleTable;
  module_failures: ModuleFailureTable;
  module_failure_people: ModuleFailurePersonTable;
  notice_wishes: NoticeWishTable;
};

export type Db = Kysely<Tables>;
export type Account = Selectable<AccountTable>;
export type Email = Selectable<EmailTable>;
export type Override = Selectable<ModuleOverrideTable>;
export type StoredVersion = Selectable<ModuleVersionTable>;
export type Activation = Selectable<ModuleActivationTable>;
