import { repeat } from '@bidwright/service-kit';
import type { Transporter } from 'nodemailer';
import { hour, minute, now } from '../clock.ts';
import type { AppContext } from '../context.ts';
import { firmOf } from '../firm/firmSettings.ts';
import { isRead } from '../notifications/isRead.ts';
import { tellOfFailedMail } from '../notifications/own/mailFailed.ts';
import type { Db, Email } from '../tables.ts';
import { isQuiet, mailSettingsOf } from './mailSettings.ts';
import { isReserved } from './reserved.ts';
import { whereTo } from './whereTo.ts';

/** How often the queue is looked at, in milliseconds. */
const intervalMs = 2000;
const batch = 20;
const maxTries = 12;

interface Post {
  db: Db;
  log: Pick<AppContext['log'], 'warn'>;
  settings: Pick<AppContext['settings'], 'MAIL_FROM'>;
}

const backOff = (tries: number) => Math.min(minute * 2 ** tries, 6 * hour);

/** Takes a mail for the time of one try. Somebody else may have taken it since it was read. */
const claim = async (db: Db, { id, to, tries }: Email): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('emails')
    .set({ to: JSON.stringify(to), tries: tries + 1, nextTry: now() + backOff(tries) })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'Queued')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

const set = (db: Db, { id }: Email, values: Partial<Pick<Email, 'state' | 'error' | 'dateSent' | 'text' | 'html'>>) =>
  db
    .updateTable('emails')
    .set((row) => ({ ...values, dateUpdated: now(), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

const may = (address: string) => !isReserved(address);

/** How a mail ends that no server is asked to take, or undefined. */
const endWithoutServer = async (db: Db, mail: Email, transport: Transporter | undefined) => {
  if (!mail.to.some(may)) return 'Reserved' as const;
  const { personId, notificationId } = mail;
  if (personId && notificationId && (await isRead(db, personId, notificationId))) return 'Skipped' as const;
  return transport ? undefined : ('Kept' as const);
};

const send = (
  transport: Transporter,
  from: { name: string; address: string },
  { id, to, cc, subject, text, html }: Email,
) =>
  // With the same id at every try, a mail that arrives twice is shown once.
  transport.sendMail({
    messageId: `<${id}@bidwright>`,
    from,
    to: to.filter(may),
    cc: cc.filter(may),
    subject,
    text,
    html: html ?? undefined,
  });

const sent = (db: Db, mail: Email) => {
  const left = [...mail.to, ...mail.cc].filter(isReserved);
  const error = left.length > 0 ? `Not to ${left.join(', ')}`.slice(0, 500) : null;
  return set(db, mail, { state: 'Sent', dateSent: now(), error, ...(mail.secret && { text: '', html: null }) });
};

/** Notes why a mail did not go. One that is given up is told of. */
const failed = (db: Db, mail: Email, why: string, isOver: boolean) =>
  db.transaction().execute(async (trx) => {
    await set(trx, mail, { error: why.slice(0, 500), ...(isOver && { state: 'Failed' }) });
    if (isOver) await tellOfFailedMail(trx, mail);
  });

const sendOne = async ({ db, log, settings }: Post, transport: Transporter, name: string, mail: Email) => {
  try {
    await send(transport, { name, address: settings.MAIL_FROM }, mail);
    await sent(db, mail);
  } catch (error) {
    log.warn({ err: error, mail: mail.id }, 'mail was not sent');
    await failed(db, mail, error instanceof Error ? error.message : String(error), mail.tries + 1 >= maxTries);
  }
};

/** Works at one mail that is due, unless somebody else has taken it. */
const work = async (post: Post, transport: Transporter | undefined, name: string, due: Email) => {
  const { db } = post;
  const place = await whereTo(db, due);
  const mail = 'to' in place ? { ...due, to: place.to } : due;
  const end = 'to' in place ? await endWithoutServer(db, mail, transport) : undefined;
  if (!(await claim(db, mail))) return;
  if ('why' in place) await failed(db, mail, place.why, place.isOver);
  else if (end || !transport) await set(db, mail, { state: end ?? 'Kept', error: null });
  else await sendOne(post, transport, name, mail);
};

/** Who mails are from: as Admins say for mails, or the firm. */
const senderName = async (db: Db): Promise<string> => {
  const { fromName } = await mailSettingsOf(db);
  return fromName ?? (await firmOf(db)).name ?? '';
};

/** Sends what is due; in quiet hours only what lets people in; without a mail server it keeps them. */
export const deliverDue = async (post: Post, transport: Transporter | undefined, isQuiet = false): Promise<void> => {
  const { db } = post;
  const due = await db
    .selectFrom('emails')
    .selectAll()
    .where('state', '=', 'Queued')
    .where('nextTry', '<=', now())
    // Who waits for a way in is not kept waiting.
    .$if(isQuiet, (query) => query.where('template', '=', 'account'))
    .orderBy('nextTry')
    .limit(batch)
    .execute();
  if (due.length === 0) return;
  const name = await senderName(db);
  for (const mail of due) await work(post, transport, name, mail);
};

const connect = async (url: string) => {
  if (!url) return undefined;
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, pool: true, connectionTimeout: 10_000, socketTimeout: 30_000 });
};

/** Works the queue off for as long as the service runs. Without SMTP_URL no mail leaves: all are kept to be looked at. */
export const deliver = async (post: Pick<AppContext, 'db' | 'log' | 'settings' | 'stopping'>): Promise<void> => {
  const transport = await connect(post.settings.SMTP_URL);
  repeat(post, intervalMs, 'the mail queue cannot be read', async () =>
    deliverDue(post, transport, await isQuiet(post.db, post.settings)),
  );
};
