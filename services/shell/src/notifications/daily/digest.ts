import { sql } from 'kysely';
import { type Colleague, colleagues } from '../../accounts/colleagues.ts';
import { appName } from '../../firm/appName.ts';
import { enqueueAll } from '../../mail/queue.ts';
import { languagesOf } from '../../mail/readerLanguages.ts';
import type { Language } from '../../mail/texts.ts';
import { filled, firmWords, type WordsIn } from '../../mail/words/firmWords.ts';
import { publicUrl } from '../../publicUrl.ts';
import type { Db, Tables } from '../../tables.ts';
import { letterOf } from '../letters.ts';
import { notificationsOf } from '../rules.ts';
import type { Texts } from '../statements.ts';
import { targetsOf } from '../targets.ts';

/** Notifications of one digest; of more, the newest. */
const max = 50;

type Line = Pick<Tables['notifications'], 'title' | 'message' | 'link' | 'seq'> & { texts: Texts | null };

/** What a person has neither read nor been mailed since the last digest, newest first. */
const newsFor = async (db: Db, person: Colleague, since: number): Promise<Line[]> => {
  const { rows } =
    await sql<Line>`select t.title, t.message, t.link, t.seq, t.texts from ${notificationsOf(person)} as t
    left join notice_wishes as w on w.personId = ${person.id} and w.type = t.type
    where ${sql.ref('t.read')} = 0 and t.seq > ${since} and coalesce(w.wish, 'digest') = 'digest' and exists (
      select 1 from notification_targets as g where g.notificationId = t.id
        and (w.wish is not null or g.mail = 'digest') and g.target in (${sql.join(targetsOf(person))}))
    order by t.seq desc limit ${max}`.execute(db);
  return rows;
};

/** A notification as a line of a digest. */
export const lineOf = (
  { texts, link, ...english }: Pick<Line, 'title' | 'message' | 'link' | 'texts'>,
  language: Language,
): string => {
  const { title, message } = texts?.[language] ?? english;
  return `${title}: ${message}\n${link ? publicUrl(link) : ''}`.trim();
};

/** Moves the mark up to which a person has been told; false when another front door was first. */
const move = async (trx: Db, personId: string, from: number, digestUpTo: number): Promise<boolean> => {
  await trx.insertInto('readers').ignore().values({ personId }).execute();
  const { numUpdatedRows } = await trx
    .updateTable('readers')
    .set({ digestUpTo })
    .where('personId', '=', personId)
    .where('digestUpTo', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

const digestFor = async (db: Db, person: Colleague, language: Language, app: string, wordsIn: WordsIn) => {
  const reader = await db
    .selectFrom('readers')
    .select('digestUpTo')
    .where('personId', '=', person.id)
    .executeTakeFirst();
  const since = reader?.digestUpTo ?? 0;
  const news = await newsFor(db, person, since);
  const [newest] = news;
  if (!newest) return;
  const words = wordsIn('digest', language) ?? letterOf('digest', language);
  const values = {
    name: person.name ?? person.email,
    app,
    count: news.length,
    lines: news.map((line) => lineOf(line, language)).join('\n\n'),
    link: publicUrl('/dashboard'),
  };
  await db.transaction().execute(async (trx) => {
    if (!(await move(trx, person.id, since, newest.seq))) return;
    const urls = news.flatMap(({ link }) => (link ? [publicUrl(link)] : []));
    await enqueueAll(trx, [
      { ...filled(words, values), to: [person.email], template: 'digest', link: '/dashboard', urls },
    ]);
  });
};

/** Queues one mail for everybody who has news. A person gets each news in one digest at most. */
export const sendDigests = async (db: Db): Promise<void> => {
  const people = await colleagues(db);
  const languageFor = await languagesOf(db, people);
  const wordsIn = await firmWords(db, ['digest']);
  const app = await appName(db);
  for (const person of people) await digestFor(db, person, languageFor(person.id), app, wordsIn);
};
