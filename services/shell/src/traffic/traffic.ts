import { repeat } from '@bidwright/service-kit';
import type { RequestHandler } from 'express';
import { sql } from 'kysely';
import { now } from '../clock.ts';
import type { AppContext } from '../context.ts';
import { restOf } from '../registry/stages/first.ts';
import type { Db } from '../tables.ts';
import { bucketOf } from './buckets.ts';

/** How often what was counted is written down, in milliseconds. */
const intervalMs = 5000;

export const hourOf = (seconds: number): number => Math.floor(seconds / 3600);

/** Streams that stay open, files, which take as long as a person's line does, and what teams publish. */
const isLong = /^\/[^/]+\/(events|files|modules\/[^/]+\/(versions|overrides))(\/|$)/;

interface Counted {
  hour: number;
  name: string;
  bucket: number;
  count: number;
}

/** Writes down what was counted, for the versions that most people have. What has no module is nobody's. */
const write = async (db: Db, counted: Counted[]): Promise<void> => {
  const modules = await db.selectFrom('modules').selectAll().where('activeVersion', 'is not', null).execute();
  const active = new Map(modules.map((module) => [module.name, restOf(module)]));
  const rows = counted.flatMap((row) => {
    const version = active.get(row.name);
    return version ? [{ ...row, version }] : [];
  });
  if (rows.length === 0) return;
  await db
    .insertInto('module_calls')
    .values(rows)
    .onDuplicateKeyUpdate({ count: sql`count + values(count)` })
    .execute();
};

/** Counts the calls of every module's service, and how long each took here. */
export const countCalls = ({
  db,
  log,
  services,
  stopping,
}: Pick<AppContext, 'db' | 'log' | 'services' | 'stopping'>) => {
  let counted = new Map<string, Counted>();

  const note = (name: string, time: number) => {
    const key = { hour: hourOf(now()), name, bucket: bucketOf(time) };
    const id = Object.values(key).join(' ');
    counted.set(id, { ...key, count: (counted.get(id)?.count ?? 0) + 1 });
  };

  repeat({ log, stopping }, intervalMs, 'calls cannot be counted', async () => {
    const rows = [...counted.values()];
    if (rows.length === 0) return;
    counted = new Map();
    await write(db, rows);
  });

  const handler: RequestHandler = ({ path }, response, next) => {
    const [, name = ''] = path.split('/');
    const began = performance.now();
    if ((services.has(name) || name === 'shell') && !isLong.test(path))
      response.once('finish', () => note(name, performance.now() - began));
    next();
  };
  return handler;
};
