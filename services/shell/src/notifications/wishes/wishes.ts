import type { AskedOf, MailTiming, NoticeStatement, Person } from '@bidwright/contract-kit';
import type { NoticeSubject, NoticeWish, setWish, Wishes } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import type { Db } from '../../tables.ts';
import { mayRead } from '../addressees.ts';
import { allStatements } from '../statements.ts';

/** A text of a service in each language. */
export const labelOf = ({ texts: { en, fr, ro, zh } }: NoticeStatement, key: string) => ({
  en: en[key] ?? '',
  fr: fr[key] ?? '',
  ro: ro[key] ?? '',
  zh: zh[key] ?? '',
});

/** The subjects of a service of which a person may be told. */
const subjectsFor = (person: Person, service: string, statement: NoticeStatement): Omit<NoticeSubject, 'wish'>[] => {
  const own = Object.entries(statement.types).filter(([, type]) =>
    mayRead(person, type, person.opened?.includes(service) ?? false),
  );
  const bySubject = Map.groupBy(own, ([, { subject }]) => subject);
  return [...bySubject].map(([subject, types]) => ({
    service,
    subject,
    title: labelOf(statement, `${service}.notice.${subject}`),
    types: types.map(([type]) => ({
      type: `${service}.${type}`,
      title: labelOf(statement, `${service}.notice.${type}.title`),
    })),
  }));
};

/** Of what a person may be told, and what the person has chosen of it. */
export const wishesOf = async (db: Db, person: Person): Promise<Wishes> => {
  const rows = await db
    .selectFrom('notice_wishes')
    .select(['type', 'wish'])
    .where('personId', '=', person.id)
    .execute();
  const byType = new Map<string, NoticeWish>(rows.map(({ type, wish }) => [type, wish]));
  const stated = await allStatements(db);
  const subjects = stated.flatMap(([service, statement]) => subjectsFor(person, service, statement));
  return { subjects: subjects.map((one) => ({ ...one, wish: byType.get(one.types[0]?.type ?? '') ?? 'standard' })) };
};

/** Keeps how a person wishes to be told of the types of a subject. */
const keepWish = async (db: Db, personId: string, types: string[], wish: NoticeWish): Promise<void> => {
  if (wish === 'standard') {
    await db.deleteFrom('notice_wishes').where('personId', '=', personId).where('type', 'in', types).execute();
    return;
  }
  await db
    .insertInto('notice_wishes')
    .values(types.map((type) => ({ personId, type, wish })))
    .onDuplicateKeyUpdate({ wish })
    .execute();
};

/** Changes how a person wishes to be told of a subject; answers with all of them. */
export const changeWish = async (
  db: Db,
  person: Person,
  { service, subject, wish }: AskedOf<typeof setWish>,
): Promise<Wishes> => {
  const { subjects } = await wishesOf(db, person);
  const found = subjects.find((one) => one.service === service && one.subject === subject);
  if (!found) throw new Problem(404, 'no-record', `There is no subject ${subject} of ${service}`);
  await keepWish(
    db,
    person.id,
    found.types.map(({ type }) => type),
    wish,
  );
  return wishesOf(db, person);
};

/** How each of the people is to be mailed of a type; `usual` is how the firm has it. */
export const mailWishes = async (
  db: Db,
  type: string,
  usual: MailTiming,
): Promise<(personId: string) => MailTiming> => {
  const rows = await db.selectFrom('notice_wishes').select(['personId', 'wish']).where('type', '=', type).execute();
  const wishes = new Map(rows.map(({ personId, wish }) => [personId, wish]));
  return (personId) => {
    const wish = wishes.get(personId);
    if (wish === undefined) return usual;
    return wish === 'now' || wish === 'digest' ? wish : 'no';
  };
};
