import { repeat, runDays, type Service, timeIn } from '@bidwright/service-kit';
import { minute } from '../../clock.ts';
import { databaseOf } from '../../database.ts';
import { firmZone } from '../../firm/firmZone.ts';
import { mailSettingsOf } from '../../mail/mailSettings.ts';
import { tellOfEndingKeys } from '../../programs/ending.ts';
import type { Settings } from '../../settings.ts';
import { sendDigests } from './digest.ts';
import { forgetOld } from './retention.ts';

type Given = Pick<Settings, 'FIRM_ZONE' | 'DIGEST_HOUR' | 'TODAY'>;

/** Does what is to be done once a day, when its time has come. */
export const runDue = async (service: Pick<Service, 'db' | 'eventSink'>, settings: Given): Promise<void> => {
  const db = databaseOf(service);
  const { date, hour } = timeIn(await firmZone(db, settings));
  const today = settings.TODAY || date;
  const { digestHour } = await mailSettingsOf(db);
  if (hour >= (digestHour ?? settings.DIGEST_HOUR)) await runDays(service, 'digest', today, () => sendDigests(db));
  await runDays(service, 'keys', today, () => tellOfEndingKeys(db, today));
  await runDays(service, 'retention', today, () => forgetOld(db));
};

/** Looks every minute whether a day's work is to be done; not at its start, when services may still have to remind of the day. */
export const daily = (service: Service, settings: Given): void => {
  let isStart = true;
  repeat(service, minute * 1000, 'the work of the day cannot be done', async () => {
    if (!isStart) await runDue(service, settings);
    isStart = false;
  });
};
