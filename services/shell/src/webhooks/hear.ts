import type { Notice, NoticeType, RecordEvent, Reference } from '@bidwright/contract-kit';
import type { Handler, Listens } from '@bidwright/service-kit';
import { v7 as uuid } from 'uuid';
import { now } from '../clock.ts';
import { databaseOf } from '../database.ts';
import { isNews, mayRead } from '../notifications/addressees.ts';
import type { Texts } from '../notifications/statements.ts';
import { openedModules } from '../registry/opened/opened.ts';
import type { Db } from '../tables.ts';
import type { Told } from './tables.ts';

const kinds: Partial<Record<RecordEvent['kind'], 'created' | 'changed' | 'removed' | 'merged'>> = {
  created: 'created',
  changed: 'changed',
  removed: 'removed',
  merged: 'merged',
  unmerged: 'merged',
};

/** Who hears, paused ones too: for these messages wait. */
const hearing = (db: Db) => db.selectFrom('webhooks').where('state', '<>', 'off');

const lay = async (trx: Db, webhookIds: string[], topic: string, told: Told) => {
  if (webhookIds.length === 0) return;
  const row = { topic: topic.slice(0, 190), told: JSON.stringify(told), state: 'waiting' as const, dateCreated: now() };
  await trx
    .insertInto('webhook_deliveries')
    .values(webhookIds.map((webhookId) => ({ ...row, webhookId, messageId: uuid() })))
    .execute();
};

const topicOf = ({ service, col, sub, kind }: RecordEvent) => `${service}.${col}${sub ? `/${sub}` : ''}.${kind}`;

/** Lays a change ready for all webhooks that hear of it, in the transaction in which the event is noted. */
const hearEvent: Handler = async (event, { trx }) => {
  const db = databaseOf({ db: trx });
  const place = `${event.service}/${event.col}`;
  const rows = await hearing(db).select(['id', 'collections', 'changes']).execute();
  const wanting = rows.filter(
    ({ collections, changes }) => collections.includes(place) && changes.some((change) => change === kinds[event.kind]),
  );
  const { title: _title, also: _also, into: _into, job: _job, ...told } = event;
  await lay(
    db,
    wanting.map(({ id }) => id),
    topicOf(event),
    { event: told },
  );
};

/** Changes of records that some webhook hears of. What the front door keeps itself is about accounts and mail: of that none is told. */
export const listens: Listens = async (service) => {
  const rows = await hearing(databaseOf(service)).select('collections').execute();
  const places = new Set(rows.flatMap(({ collections }) => collections));
  return ({ service: of, col, kind }) =>
    of !== service.name && places.has(`${of}/${col}`) && kinds[kind] ? hearEvent : undefined;
};

/** Lays a notice ready for all webhooks that hear of its type and whose roles may read it, to each once. */
export const hearNotice = async (
  trx: Db,
  service: string,
  stated: NoticeType,
  notice: Notice,
  texts: Texts,
  by: Reference | null,
): Promise<void> => {
  const rows = await hearing(trx).select(['id', 'notices', 'roles', 'language']).execute();
  const wanting = rows.filter(({ notices }) => notices.includes(notice.type));
  if (wanting.length === 0) return;
  const isOpened = (await openedModules(trx)).includes(service);
  const { type, recordId, occasion, once = `${recordId}:${occasion}`, link } = notice;
  for (const { id, roles, language } of wanting) {
    if (!mayRead({ permissions: roles }, stated, isOpened)) continue;
    if (!(await isNews(trx, `${type}:${once}`, `hook:${id}`))) continue;
    const told = { type, by: by?.name ?? null, text: texts[language], link, at: now() };
    await lay(trx, [id], type, { notice: told });
  }
};
