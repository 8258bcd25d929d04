import type { NoticeStatement } from '@bidwright/contract-kit';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../tables.ts';

const fill = (text: RawBuilder<string>, name: string | undefined) => {
  const value = sql`json_value(${sql.ref('values')}, ${sql.lit(`$.${name}`)})`;
  return sql<string>`replace(${text}, ${`{${name}}`}, coalesce(${value}, ''))`;
};

/** A text with the values of each notification in the places of its placeholders. */
const filled = (text: string): RawBuilder<string> => {
  const names = new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  return [...names].reduce(fill, sql<string>`${text}`);
};

/**
 * Gives notifications their texts that came before these were stated: those of an earlier version of the app, and those that
 * the demo begins with.
 */
export const complete = async (trx: Db, service: string, { types, texts }: NoticeStatement): Promise<void> => {
  for (const [type, { look }] of Object.entries(types)) {
    const text = (language: keyof typeof texts, part: string) =>
      filled(texts[language][`${service}.notice.${type}.${part}`] ?? '');
    const said = (['en', 'fr', 'ro', 'zh'] as const).flatMap((language) => [
      sql.lit(language),
      sql`json_object('title', ${text(language, 'title')}, 'message', ${text(language, 'message')})`,
    ]);
    await sql`update notifications set look = ${look}, texts = json_object(${sql.join(said)}),
        title = if(title = '', left(${text('en', 'title')}, 255), title),
        message = if(message = '', left(${text('en', 'message')}, 1000), message)
      where type = ${`${service}.${type}`} and texts is null`.execute(trx);
  }
};
