import { opportunities } from '@bidwright/contract-opportunities';
import { scaleOpportunities } from '@bidwright/demo-data';
import { connect, insertRecords, migrate, tableOf } from '@bidwright/service-kit';
import { emptyDatabase } from '@bidwright/service-kit/testing';
import { service } from '../src/service.ts';

/** Opportunities of a large firm, the same in every run. */
const count = Number(process.env.BENCH_ROWS ?? 10_000);
const today = '2026-11-21';

/** A database with ten thousand opportunities; answers its URL. */
export const filledDatabase = async (): Promise<string> => {
  const url = await emptyDatabase('bench');
  const db = connect(url);
  await migrate(db, service.migrations);
  await insertRecords(db, tableOf(opportunities), [...scaleOpportunities(count, today)]);
  await db.destroy();
  return url;
};
