import { isDeepStrictEqual } from 'node:util';
import { type AskedOf, fileTypes } from '@bidwright/contract-kit';
import {
  type Firm,
  firmSettingsInput,
  logoTypes,
  mailLanguages,
  type setFirmSettings,
} from '@bidwright/contract-shell';
import { audit, type CallContext, entryOf, inTime } from '@bidwright/service-kit';
import type { Insertable } from 'kysely';
import { refuse } from '../refuse.ts';
import type { Db, FirmRow } from '../tables.ts';
import { offeredIn } from './languages.ts';

type Author = CallContext['by'];
type AuditChanges = ReturnType<typeof entryOf>['changes'];

/** The firm as it is kept; without a zone of its own its days begin in that of the installation. */
export type KeptFirm = Omit<Firm, 'zone'> & Pick<FirmRow, 'zone'>;

/** What counts where nobody has set anything: the United States' ways. */
const unset: KeptFirm & AskedOf<typeof setFirmSettings> = {
  ...firmSettingsInput.getDefault(),
  name: null,
  logo: null,
  zone: null,
  languages: [...mailLanguages],
  language: 'en',
  addressFormat: 'cityStateCode',
};

/** Where logos stand; the file's name changes with what is in it, so browsers keep it. */
export const logoPlace = '/api/shell/firm/logo';

const logoOf = ({
  logoHash,
  logoType,
  logoWidth,
  logoHeight,
}: Pick<FirmRow, `logo${'Hash' | 'Type' | 'Width' | 'Height'}`>): Firm['logo'] => {
  const type = logoTypes.find((one) => one === logoType);
  if (!logoHash || !type || !logoWidth || !logoHeight) return null;
  const address = `${logoPlace}/${logoHash.slice(0, 20)}.${fileTypes[type][0]}`;
  return { address, width: logoWidth, height: logoHeight };
};

/** What Admins have set. */
export const firmOf = async (db: Db): Promise<KeptFirm> => {
  const found = await db
    .selectFrom('firm_settings')
    .select(['name', 'currency', 'fiscalYearStart', 'addressFormat', 'zone', 'languages', 'language'])
    .select(['logoType', 'logoHash', 'logoWidth', 'logoHeight'])
    .executeTakeFirst();
  if (!found) return unset;
  const { name, currency, fiscalYearStart, addressFormat, zone } = found;
  const offered = offeredIn(found);
  const spoken = { languages: mailLanguages.filter((one) => offered.includes(one)), language: offered[0] };
  return { name, currency, fiscalYearStart, addressFormat, zone, ...spoken, logo: logoOf(found) };
};

/** For so long pages go by what was read last: each page asks. */
const keptMs = 2000;
/** Longest wait for the database: a page is there without it. */
const maxWaitMs = 300;

const known = new WeakMap<Db, { firm: KeptFirm; at: number }>();

/** The firm for a page; as it was known last while the database does not answer. */
export const firmForPage = async (db: Db): Promise<KeptFirm> => {
  const last = known.get(db);
  if (last && Date.now() - last.at < keptMs) return last.firm;
  const asked = firmOf(db).then((firm) => {
    known.set(db, { firm, at: Date.now() });
    return firm;
  });
  return inTime(asked, maxWaitMs, () => new Error('It takes too long')).catch(() => last?.firm ?? unset);
};

/** What pages show of it, by field. */
const shownOf = ({ logo, ...settings }: KeptFirm) => ({ ...settings, logo: logo?.address ?? null });

const changesBetween = (before: KeptFirm, after: KeptFirm): AuditChanges => {
  const is = Object.entries(shownOf(after));
  const was: Record<string, unknown> = shownOf(before);
  return Object.fromEntries(
    is.flatMap(([field, to]) => (isDeepStrictEqual(was[field], to) ? [] : [[field, { from: was[field], to }]])),
  );
};

/** Sets some of it, and seals in the audit what was and what is. */
export const changeFirm = async (db: Db, by: Author, set: Partial<Insertable<FirmRow>>): Promise<void> => {
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

type Given = AskedOf<typeof setFirmSettings>;

/** Which languages are offered from now on. Newcomers find one of them. */
const spokenBy = async (db: Db, given: Pick<Given, 'languages' | 'language'>) => {
  if (!given.languages && !given.language) return {};
  const kept = await firmOf(db);
  const { languages: wanted = kept.languages } = given;
  const languages = mailLanguages.filter((one) => wanted.includes(one));
  const language = given.language ?? kept.language;
  if (!languages.includes(language))
    throw refuse({ status: 422, code: 'invalid', key: 'shell.firm.language', field: 'language' });
  return { languages: JSON.stringify(languages), language };
};

/** Sets what is named of an Admin's input; what is not said of its name, addresses, zone and languages stays. */
export const setFirm = async (db: Db, by: Author, given: Given): Promise<void> => {
  const { name, currency, fiscalYearStart, addressFormat, zone } = given;
  const spoken = await spokenBy(db, given);
  await changeFirm(db, by, {
    ...(name === undefined ? {} : { name }),
    ...(addressFormat ? { addressFormat } : {}),
    ...(zone === undefined ? {} : { zone }),
    ...spoken,
    currency,
    fiscalYearStart,
  });
};
