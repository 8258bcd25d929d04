import type { Person } from '@bidwright/contract-kit';
import {
  documents,
  opportunities,
  type ReportCall,
  type ReportFileCall,
  type ReportRecordsCall,
  report,
  reportFile,
  reportRecords,
  requirements,
} from '@bidwright/contract-opportunities';
import { demoData } from '@bidwright/demo-data';
import { checkedBody, connect, type Database, migrate } from '@bidwright/service-kit';
import { event, loadSeeds, person, sharedDatabase } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { notePlan } from '../plannedWork/followPlan.ts';
import { service } from '../service.ts';
import type { Db, Tables } from '../tables.ts';
import { reportsById } from './all.ts';
import { reportAnswer } from './answer.ts';
import { viewOf } from './asked.ts';
import { fileOf } from './file.ts';

/** A day in the life of the demo's firm. */
export const today = '2026-11-20';

const admin = person('Admin');

/** Entries of lists that are out of use, though open bids still point at them. */
const retired = new Set([
  'Negotiation',
  '90%',
  'Proposal Center desk',
  'Training',
  'Website',
  'Transportation and Energy',
  'François Béranger',
]);

const listOf = <T extends { name: string | null; status: string }>(list: T[]): T[] =>
  list.map((entry) => (retired.has(entry.name ?? '') ? { ...entry, status: 'Inactive' } : entry));

const demo = demoData(today);
const chanceOf = (name: string) => demo.admin.chances.find((chance) => chance.name === name)?.id ?? '';

/** All bids of the demo are sent with an even chance; what is decided is told apart by three. */
const hopes = ['50%', '75%', '25%'];
const hopedFor = <T extends { changeLog: object[]; winningAmount: unknown }>(bid: T, at: number): T => {
  const other = hopes[at % hopes.length] ?? '';
  const log = JSON.stringify(bid.changeLog)
    .replaceAll(chanceOf('50%'), chanceOf(other))
    .replaceAll('"50%"', `"${other}"`);
  return bid.winningAmount === null ? bid : { ...bid, changeLog: JSON.parse(log) };
};

/** The demo's contracts say what was won; some here say something else, or nothing. */
const worth = <T extends { amount: number | null }>(paper: T, at: number): T => {
  if (paper.amount === null || at % 3 === 0) return paper;
  return { ...paper, amount: at % 3 === 1 ? paper.amount + 1000 : null };
};

/** The demo's records, for adding up by hand. */
export const records = (() => {
  const { admin: lists, ftes, opportunities: made } = demo;
  return {
    bids: made.opportunities.map(hopedFor),
    documents: made.documents.map(worth),
    requirements: made.requirements,
    plans: ftes.projections,
    statuses: listOf(lists.opportunityStatus),
    chances: listOf(lists.chances),
    owners: listOf(lists.opportunityOwner),
    companies: listOf(lists.companies).map((one, at) => (at % 9 === 0 ? { ...one, status: 'Inactive' } : one)),
    projectTypes: listOf(lists.projectTypes),
    sources: listOf(lists.sources),
    teams: listOf(lists.teams),
    users: listOf(lists.users),
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
const tellPlans = (db: Db) =>
  db.transaction().execute(async (trx) => {
    for (const record of records.plans) await notePlan(trx, event({ service: 'ftes', col: 'projections', record }));
  });

const fill = async (db: Db) => {
  await migrate(db, service.migrations);
  await loadSeeds(db, { collection: opportunities, records: records.bids });
  await loadSeeds(db, { collection: documents, records: records.documents });
  await loadSeeds(db, { collection: requirements, records: records.requirements });
  await tellLists(db, {
    opportunityStatus: records.statuses,
    chances: records.chances,
    opportunityOwner: records.owners,
    companies: records.companies,
    projectTypes: records.projectTypes,
    sources: records.sources,
    teams: records.teams,
    users: records.users,
  });
  await tellPlans(db);
};

/** The demo's bids in a database that the suites of reports share: they only read it. Call it at the top of a test file. */
export const demoFirm = () => {
  let db: Db | undefined;
  const opened = () => {
    if (!db) throw new Error('The firm is there only within tests');
    return db;
  };

  beforeAll(async () => {
    db = connect<Tables>(await sharedDatabase('opportunities reports', fill));
  });

  afterAll(() => db?.destroy());

  return {
    get db() {
      return opened();
    },
    ask: async (call: ReportCall, who: Person = admin) => {
      const asked = checkedBody(report.input, { today, ...call });
      return reportAnswer(opened(), await viewOf(opened(), who, asked), asked.compare);
    },
    file: async (call: ReportFileCall, who: Person = admin) => {
      const asked = checkedBody(reportFile.input, { today, ...call });
      return fileOf(asked, await reportAnswer(opened(), await viewOf(opened(), who, asked), false));
    },
    behind: async (call: ReportRecordsCall, who: Person = admin) => {
      const asked = checkedBody(reportRecords.input, { today, ...call });
      const view = await viewOf(opened(), who, asked);
      return reportsById[view.report].records(opened(), view, asked);
    },
  };
};
