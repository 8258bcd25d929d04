import type { MailSettings } from '@bidwright/contract-shell';
import { timeIn } from '@bidwright/service-kit';
import { firmZone } from '../firm/firmZone.ts';
import type { Settings } from '../settings.ts';
import type { Db } from '../tables.ts';

const unset: MailSettings = { fromName: null, digestHour: null, quietFrom: null, quietUntil: null };

/** What Admins have set; what they have not, the server's own settings decide. */
export const mailSettingsOf = async (db: Db): Promise<MailSettings> => {
  const found = await db
    .selectFrom('mail_settings')
    .select(['fromName', 'digestHour', 'quietFrom', 'quietUntil'])
    .executeTakeFirst();
  return found ?? unset;
};

export const setMailing = async (db: Db, { fromName, digestHour, quietFrom, quietUntil }: MailSettings) => {
  const set = { fromName, digestHour, quietFrom, quietUntil };
  await db
    .insertInto('mail_settings')
    .values({ id: 1, ...set })
    .onDuplicateKeyUpdate(set)
    .execute();
};

/** Is the hour between the two? They may lie on both sides of midnight; where one is not set no hour is. */
export const isBetween = (hour: number, from: number | null, until: number | null): boolean => {
  if (from === null || until === null || from === until) return false;
  return from < until ? hour >= from && hour < until : hour >= from || hour < until;
};

export const isQuiet = async (db: Db, settings: Pick<Settings, 'FIRM_ZONE'>): Promise<boolean> => {
  const { quietFrom, quietUntil } = await mailSettingsOf(db);
  // Asked every few seconds, and most firms have no quiet hours.
  if (quietFrom === null || quietUntil === null) return false;
  return isBetween(timeIn(await firmZone(db, settings)).hour, quietFrom, quietUntil);
};
