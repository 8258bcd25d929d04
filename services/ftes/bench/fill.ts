import { projections } from '@bidwright/contract-ftes';
import type { Kept } from '@bidwright/contract-kit';
import { demoData, scaleOpportunities, scaleProjections, scaleUsers } from '@bidwright/demo-data';
import { connect, type Database, migrate } from '@bidwright/service-kit';
import { emptyDatabase, inBatches, loadSeeds } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { service } from '../src/service.ts';

const today = '2026-11-21';
const plans = 60_000;
const bids = 7500;
const batch = 500;

/** What the service has heard of other services' records. */
const hear = async (db: Database, col: string, records: Iterable<Kept>) => {
  for (const some of inBatches(records, batch)) {
    const rows = some.map((record) => sql`(${col}, ${record.id}, ${record.version}, ${JSON.stringify(record)})`);
    await sql`insert into copies (col, id, version, record) values ${sql.join(rows)}`.execute(db);
  }
};

/** A database as of a firm of so many people and twelve years. */
export const filledDatabase = async (people: number) => {
  const url = await emptyDatabase('bench-capacity');
  const db = connect(url);
  await migrate(db, service.migrations);
  const { opportunityStatus, chances } = demoData(today).admin;
  await hear(db, 'opportunityStatus', opportunityStatus);
  await hear(db, 'chances', chances);
  await hear(db, 'users', scaleUsers({ active: people, inactive: 3000 }, today));
  await hear(db, 'opportunities', scaleOpportunities(bids, today));
  await loadSeeds(db, { collection: projections, records: scaleProjections(plans, bids, today) });
  await sql`analyze table projections, copies`.execute(db);
  await db.destroy();
  return { url, today, plans };
};
