import type { Person } from '@bidwright/contract-kit';
import {
  documents,
  opportunities,
  type ReportCall,
  type ReportFileCall,
  type ReportRecordsCall,
  reportFileInput,
  reportInput,
  reportRecordsInput,
} from '@bidwright/contract-opportunities';
import { demoData } from '@bidwright/demo-data';
import { checkedBody, connect, type Database, migrate } from '@bidwright/service-kit';
import { emptyDatabase, event, loadSeeds, person } from '@bidwright/service-kit/testing';
import { sql } from 'kysely';
import { followPlan } from '../plannedWork/followPlan.ts';
import { service } from '../service.ts';
import { reportsById } from './all.ts';
import { reportAnswer } from './answer.ts';
import { viewOf } from './asked.ts';
import { reportFile } from './file.ts';

/** A day in the life of the demo's firm. */
export const today = '2026-11-20';

const admin = person('Admin');

/** The demo's records, for adding up by hand. */
export const records = (() => {
  const { admin: lists, ftes, opportunities: made } = demoData(today);
  return {
    bids: made.opportunities,
    documents: made.documents,
    plans: ftes.projections,
    statuses: lists.opportunityStatus,
    chances: lists.chances,
    owners: lists.opportunityOwner,
  };
})();

/** Writes down what other services have told of their lists. */
export const tellLists = async (db: Database, lists: Record<string, { id: string }[]>) => {
  for (const [col, records] of Object.entries(lists))
    for (const record of records)
      await sql`insert into copies (col, id, version, record)
        values (${col}, ${record.id}, 1, ${JSON.stringify(record)})`.execute(db);
};

/** Tells of plans as the service that keeps them does. */
const tellPlans = (db: Database) =>
  db.transaction().execute(async (trx) => {
    for (const record of records.plans)
      await followPlan(event({ service: 'ftes', col: 'projections', record }), { trx });
  });

/** The demo's bids in a database of their own. Call it at the top of a test file. */
export const demoFirm = () => {
  let db: Database | undefined;
  const opened = () => {
    if (!db) throw new Error('The firm is there only within tests');
    return db;
  };

  beforeAll(async () => {
    db = connect(await emptyDatabase('opportunities reports'));
    await migrate(db, service.migrations);
    await loadSeeds(db, { collection: opportunities, records: records.bids });
    await loadSeeds(db, { collection: documents, records: records.documents });
    await tellLists(db, {
      opportunityStatus: records.statuses,
      chances: records.chances,
      opportunityOwner: records.owners,
    });
    await tellPlans(db);
  }, 60_000);

  afterAll(() => db?.destroy());

  return {
    get db() {
      return opened();
    },
    ask: async (call: ReportCall, who: Person = admin) => {
      const asked = checkedBody(reportInput, { today, ...call });
      return reportAnswer(opened(), await viewOf(opened(), who, asked), asked.compare);
    },
    file: async (call: ReportFileCall, who: Person = admin) => {
      const asked = checkedBody(reportFileInput, { today, ...call });
      return reportFile(asked, await reportAnswer(opened(), await viewOf(opened(), who, asked), false));
    },
    behind: async (call: ReportRecordsCall, who: Person = admin) => {
      const asked = checkedBody(reportRecordsInput, { today, ...call });
      const view = await viewOf(opened(), who, asked);
      return reportsById[view.report].records(opened(), view, asked);
    },
  };
};
