import { type Finding, fault, warning } from './finding.ts';

/** As the front door states them; see contract-shell. */
export interface Concern {
  id: string;
  service?: string;
  freeBytes?: number;
  reason?: string;
  error?: string | null;
  count?: number;
  /** Seconds since 1970. */
  at?: number;
}

const day = (at = 0) => new Date(at * 1000).toISOString().slice(0, 16).replace('T', ' ');

const texts: Record<string, (concern: Concern) => Finding> = {
  serviceSilent: ({ service }) =>
    fault(`The service ${service} does not answer`, `Its log: logs/${service}.log in the folder of the platform`),
  backupFailed: ({ at, reason }) =>
    fault(`No backup was made on ${day(at)} UTC: ${reason}`, 'Mend the cause, then: npm run backup'),
  backupOld: ({ at }) =>
    fault(`The last backup is from ${day(at)} UTC`, 'The platform was off at the hour of the backup. npm run backup'),
  backupNone: () =>
    warning('There is no backup yet', 'Name a folder on another disk in BACKUP_DIR: docs/operations/backup.md'),
  mailNone: () => warning('No mail leaves', 'Set SMTP_URL. Until then invitations can be copied and handed on'),
  mailLate: ({ count, error }) =>
    warning(
      `${count} mails have waited for over a quarter of an hour${error ? `: ${error}` : ''}`,
      'See whether the mail server runs and SMTP_URL is right',
    ),
  mailFailed: ({ count }) => warning(`${count} mails were given up within a day`, 'The page Emails says which and why'),
};

/** What is told of a concern; of the disk nothing, whose folder is looked at itself. */
export const findingsOf = (concern: Concern): Finding[] => {
  const text = texts[concern.id];
  return text ? [text(concern)] : [];
};
