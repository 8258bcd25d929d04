import { type FirmSettings, firmSettingsInput } from '@bidwright/contract-shell';
import { inTime } from '@bidwright/service-kit';
import type { Db } from '../tables.ts';

const unset = firmSettingsInput.getDefault();

/** What Admins have set; the United States' until then. */
export const firmSettingsOf = async (db: Db): Promise<FirmSettings> => {
  const found = await db.selectFrom('firm_settings').select(['currency', 'fiscalYearStart']).executeTakeFirst();
  return found ?? unset;
};

/** For so long pages go by what was read last: each page asks. */
const keptMs = 2000;
/** Longest wait for the database: a page is there without it. */
const maxWaitMs = 300;

const known = new WeakMap<Db, { settings: FirmSettings; at: number }>();

/** The settings for a page; those it knew last while the database does not answer. */
export const settingsForPage = async (db: Db): Promise<FirmSettings> => {
  const last = known.get(db);
  if (last && Date.now() - last.at < keptMs) return last.settings;
  const asked = firmSettingsOf(db).then((settings) => {
    known.set(db, { settings, at: Date.now() });
    return settings;
  });
  return inTime(asked, maxWaitMs, () => new Error('It takes too long')).catch(() => last?.settings ?? unset);
};

export const setFirm = async (db: Db, { currency, fiscalYearStart }: FirmSettings): Promise<void> => {
  const set = { currency, fiscalYearStart };
  await db
    .insertInto('firm_settings')
    .values({ id: 1, ...set })
    .onDuplicateKeyUpdate(set)
    .execute();
  known.delete(db);
};
