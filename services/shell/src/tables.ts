import type { EventWith, MailTiming, NoticeLook, NoticeStatement } from '@bidwright/contract-kit';
import type { Firm, MailLanguage, MailState, MailTemplate, NoticeWish, Notification } from '@bidwright/contract-shell';
import type { Handler } from '@bidwright/service-kit';
import type { Generated, Kysely, Selectable } from 'kysely';
import type { Json, MaybeJson } from './json.ts';
import type { ProgramTables } from './programs/tables.ts';
import type { ProvingTables } from './registry/proving/tables.ts';
import type { RegistryTables } from './registry/tables.ts';
import type { TwoStepTables } from './twoStep/tables.ts';
import type { WebhookTables } from './webhooks/tables.ts';

/** Written as numbers; the driver answers 0 or 1. */
type Flag = 0 | 1;

interface AccountTable {
  /** The id of the person's record in admin's `users`. */
  id: string;
  /** In lower case. */
  email: string;
  /** Argon2id in PHC format. Null: signs in by another way alone, or has not chosen one yet. */
  passwordHash: string | null;
  googleId: string | null;
  /** The issuer of the firm's directory and the person's subject there. */
  oidcSubject: string | null;
  name: string;
  permissions: Json<string[]>;
  teams: Json<string[]>;
  /** As admin last told it. Null: admin has not told anything yet. */
  status: string | null;
  expirationDate: string | null;
  showActuals: Generated<Flag>;
  showProjections: Generated<Flag>;
  profilePicture: string | null;
  /** The record admin still has to make; null once it has. */
  registration: MaybeJson<Registration>;
  /** 1 in one row at most, so that two people cannot both be the first. */
  isFirst: Flag | null;
  /** Null: never, or not since this is noted. */
  lastSignIn: number | null;
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
  /** The role as which its Admin sees the app; none: as what the person is. */
  viewAs: Generated<string | null>;
}

interface PasswordResetTable {
  accountId: string;
  tokenHash: string;
  expires: number;
}

/** A link by which somebody who never came in chooses a first password. */
interface InvitationTable {
  tokenHash: string;
  accountId: string;
  dateCreated: number;
  expires: number;
  /** When it was used, or another one of the account. */
  used: number | null;
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
  origin: string | null;
}

/** One row: who mails are from, and when they are sent. */
interface MailSettingsTable {
  id: 1;
  fromName: string | null;
  digestHour: number | null;
  quietFrom: number | null;
  quietUntil: number | null;
}

/** One row: what the firm is called, its logo, in which currency it reckons, how it writes addresses, and when its fiscal year and its days begin. */
export interface FirmRow extends Omit<Firm, 'logo' | 'zone' | 'languages' | 'language'> {
  /** Null: that of the installation. */
  zone: string | null;
  /** Null: all, and English. */
  languages: MaybeJson<MailLanguage[]>;
  language: MailLanguage | null;
  logo: Buffer | null;
  logoType: string | null;
  logoHash: string | null;
  logoWidth: number | null;
  logoHeight: number | null;
}

type FirmSettingsTable = FirmRow & { id: 1 };

/** Words that an Admin has put in the place of the app's own, of one kind of mail in one language. */
interface MailWordsTable {
  /** Names it in the audit. */
  id: string;
  kind: string;
  language: string;
  version: number;
  /** Null, as the text: the original words count again. */
  subject: string | null;
  text: string | null;
}

interface MailListTable extends KeptColumns {
  name: string;
  roles: Json<string[]>;
  status: string;
}

interface NotificationTable extends KeptColumns {
  type: string;
  look: Generated<NoticeLook>;
  title: string;
  message: string;
  texts: MaybeJson<NonNullable<Notification['texts']>>;
  values: Json<Record<string, string | number>>;
  link: string | null;
  recordId: string | null;
  roles: Json<string[]>;
  seq: number;
}

/** A reference among several of a record's. */
interface PointerTable {
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
  mail: MailTiming;
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

interface NoticeWishTable {
  personId: string;
  type: string;
  wish: Exclude<NoticeWish, 'standard'>;
}

interface StatementTable {
  service: string;
  statement: Json<NoticeStatement>;
}

export type Tables = RegistryTables &
  ProvingTables &
  ProgramTables &
  TwoStepTables &
  WebhookTables & {
    accounts: AccountTable;
    sessions: SessionTable;
    passwordResets: PasswordResetTable;
    invitations: InvitationTable;
    googleLinks: GoogleLinkTable;
    feed_links: FeedLinkTable;
    limits: LimitTable;
    emails: EmailTable;
    firm_settings: FirmSettingsTable;
    mail_settings: MailSettingsTable;
    mailWords: MailWordsTable;
    mailLists: MailListTable;
    mailLists_people: PointerTable;
    mailLists_teams: PointerTable;
    notifications: NotificationTable;
    notifications_users: PointerTable;
    notification_targets: TargetTable;
    notification_reads: ReadTable;
    notification_told: ToldTable;
    readers: ReaderTable;
    feed: FeedTable;
    feed_lock: { id: number };
    notice_wishes: NoticeWishTable;
    notice_statements: StatementTable;
  };

export type Db = Kysely<Tables>;

/** What is done about an event, by the type of what it tells. */
export type Hears<R> = Handler<EventWith<R>>;
export type Account = Selectable<AccountTable>;
export type Email = Selectable<EmailTable>;
