import type { Transporter } from 'nodemailer';
import { hour, minute, now } from '../clock.ts';
import type { Door } from '../door.ts';
import { repeat } from '../repeat.ts';
import type { Db, Email } from '../tables.ts';

/** How often the queue is looked at, in milliseconds. */
const rhythm = 2000;
const batch = 20;
const mostAttempts = 12;

interface Post {
  db: Db;
  log: Pick<Door['log'], 'warn'>;
  settings: Pick<Door['settings'], 'MAIL_FROM'>;
}

const backOff = (attempts: number) => Math.min(minute * 2 ** attempts, 6 * hour);

/** Takes a mail for the time of one attempt. Somebody else may have taken it since it was read. */
const claim = async (db: Db, { id, attempts }: Email): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('emails')
    .set({ attempts: attempts + 1, nextAttempt: now() + backOff(attempts) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

const send = (transport: Transporter, from: string, { id, recipient, subject, text }: Email) =>
  // With the same id at every attempt, a mail that arrives twice is shown once.
  transport.sendMail({ messageId: `<${id}@bidwright>`, from, to: recipient, subject, text });

/** Sends what is due, each mail at least once. */
export const deliverDue = async ({ db, log, settings }: Post, transport: Transporter): Promise<void> => {
  const due = await db
    .selectFrom('emails')
    .selectAll()
    .where('status', '=', 'Queued')
    .where('nextAttempt', '<=', now())
    .orderBy('nextAttempt')
    .limit(batch)
    .execute();
  for (const mail of due) {
    if (!(await claim(db, mail))) continue;
    try {
      await send(transport, settings.MAIL_FROM, mail);
      const text = mail.secret ? '' : mail.text;
      await db.updateTable('emails').set({ status: 'Sent', dateSent: now(), text }).where('id', '=', mail.id).execute();
    } catch (error) {
      log.warn({ err: error, mail: mail.id }, 'mail was not sent');
      if (mail.attempts + 1 < mostAttempts) continue;
      await db.updateTable('emails').set({ status: 'Failed' }).where('id', '=', mail.id).execute();
    }
  }
};

/** Sends the queue's mails for as long as the service runs. Without SMTP_URL none leaves. */
export const deliver = async (post: Pick<Door, 'db' | 'log' | 'settings' | 'stopping'>): Promise<void> => {
  const { SMTP_URL } = post.settings;
  if (!SMTP_URL) return;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url: SMTP_URL, connectionTimeout: 10_000, socketTimeout: 30_000 });
  repeat(post, rhythm, 'the mail queue cannot be read', () => deliverDue(post, transport));
};
