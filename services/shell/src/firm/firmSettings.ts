import { type AskedOf, fileTypes } from '@bidwright/contract-kit';
import { type Firm, firmSettingsInput, logoTypes, type setFirmSettings } from '@bidwright/contract-shell';
import { audit, type CallContext, entryOf, inTime } from '@bidwright/service-kit';
import type { Db, FirmRow } from '../tables.ts';

type Author = CallContext['by'];
type AuditChanges = ReturnType<typeof entryOf>['changes'];

/** What counts where nobody has set anything: the United States' ways. */
const unset: Firm & AskedOf<typeof setFirmSettings> = {
  ...firmSettingsInput.getDefault(),
  name: null,
  logo: null,
  addressFormat: 'cityStateCode',
};

/** Where logos stand; the file's name changes with what is in it, so browsers keep it. */
export const logoPlace = '/api/shell/firm/logo';

const logoOf = ({ logoHash, logoType, logoWidth, logoHeight }: Omit<FirmRow, 'logo'>): Firm['logo'] => {
  const type = logoTypes.find((one) => one === logoType);
  if (!logoHash || !type || !logoWidth || !logoHeight) return null;
  const address = `${logoPlace}/${logoHash.slice(0, 20)}.${fileTypes[type][0]}`;
  return { address, width: logoWidth, height: logoHeight };
};

/** What Admins have set. */
export const firmOf = async (db: Db): Promise<Firm> => {
  const found = await db
    .selectFrom('firm_settings')
    .select(['name', 'currency', 'fiscalYearStart', 'addressFormat', 'logoType', 'logoHash', 'logoWidth', 'logoHeight'])
    .executeTakeFirst();
  if (!found) return unset;
  const { name, currency, fiscalYearStart, addressFormat } = found;
  return { name, currency, fiscalYearStart, addressFormat, logo: logoOf(found) };
};

/** For so long pages go by what was read last: each page asks. */
const keptMs = 2000;
/** Longest wait for the database: a page is there without it. */
const maxWaitMs = 300;

const known = new WeakMap<Db, { firm: Firm; at: number }>();

/** The firm for a page; as it was known last while the database does not answer. */
export const firmForPage = async (db: Db): Promise<Firm> => {
  const last = known.get(db);
  if (last && Date.now() - last.at < keptMs) return last.firm;
  const asked = firmOf(db).then((firm) => {
    known.set(db, { firm, at: Date.now() });
    return firm;
  });
  return inTime(asked, maxWaitMs, () => new Error('It takes too long')).catch(() => last?.firm ?? unset);
};

/** What pages show of it, by field. */
const shownOf = ({ logo, ...settings }: Firm) => ({ ...settings, logo: logo?.address ?? null });

const changesBetween = (before: Firm, after: Firm): AuditChanges => {
  const is = Object.entries(shownOf(after));
  const was: Record<string, unknown> = shownOf(before);
  return Object.fromEntries(
    is.flatMap(([field, to]) => (was[field] === to ? [] : [[field, { from: was[field], to }]])),
  );
};

/** Sets some of it, and seals in the audit what was and what is. */
export const changeFirm = async (db: Db, by: Author, set: Partial<FirmRow>): Promise<void> => {
  const { currency, fiscalYearStart, addressFormat } = unset;
  await db.transaction().execute(async (trx) => {
    const before = await firmOf(trx);
    await trx
      .insertInto('firm_settings')
      .values({ id: 1, currency, fiscalYearStart, addressFormat, ...set })
      .onDuplicateKeyUpdate({ id: 1, ...set })
      .execute();
    const changes = changesBetween(before, await firmOf(trx));
    if (Object.keys(changes).length > 0) await audit(trx, entryOf(by, 'changed', 'firmSettings', { changes }));
  });
  known.delete(db);
};

/** Sets what is named of an Admin's input; what is not said of its name and addresses stays. */
export const setFirm = (
  db: Db,
  by: Author,
  { name, currency, fiscalYearStart, addressFormat }: AskedOf<typeof setFirmSettings>,
): Promise<void> =>
  changeFirm(db, by, {
    ...(name === undefined ? {} : { name }),
    ...(addressFormat ? { addressFormat } : {}),
    currency,
    fiscalYearStart,
  });
