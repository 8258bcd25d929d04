import { documents, opportunities } from '@bidwright/contract-opportunities';
import { demoData, scaleDocuments, scaleOpportunitiesWithParts } from '@bidwright/demo-data';
import { connect, type Database, migrate } from '@bidwright/service-kit';
import { emptyDatabase, loadSeeds } from '@bidwright/service-testing';
import { sql } from 'kysely';
import { v5 as idFrom } from 'uuid';
import { tellLists } from '../src/reports/testing.ts';
import { service } from '../src/service.ts';

/** The day that the firm's data are made for. */
export const today = '2026-11-21';
/** Bids that are invented; the others are these once more, recorded on other days. */
const invented = 5000;
const namespace = 'c8a0b2f4-6f0e-4f0e-9a55-0b9f3c9b6e11';

type Bid = ReturnType<typeof scaleOpportunitiesWithParts> extends Generator<infer Made> ? Made : never;

/** A bid that is recorded once more has its changes, and no records under it: those have ids of their own. */
const bare = Object.fromEntries(
  Object.values(opportunities.sub)
    .filter(({ name }) => name !== opportunities.sub.changeLog.name)
    .map(({ name }) => [name, []]),
);

const again = (bid: Bid, round: number): Bid => ({
  ...bid,
  id: idFrom(`${bid.id} ${round}`, namespace),
  solicitationName: `${bid.solicitationName}, option ${round}`.slice(0, 255),
  dateCreated: bid.dateCreated + round * 61,
  ...bare,
});

function* bidsOf(count: number): Generator<Bid> {
  const first = [...scaleOpportunitiesWithParts(Math.min(count, invented), 8, today)];
  for (let round = 0; round * first.length < count; round += 1)
    for (const bid of first) yield round === 0 ? bid : again(bid, round);
}

/** A database with so many opportunities and their change logs; answers its URL. */
export const filledDatabase = async (count = 100_000): Promise<string> => {
  const url = await emptyDatabase('bench');
  const db = connect(url);
  await migrate(db, service.migrations);
  await loadSeeds(db, { collection: opportunities, records: bidsOf(count) });
  await sql`analyze table opportunities, opportunities_teamsInvolved, opportunities_changeLog`.execute(db);
  await db.destroy();
  return url;
};

/** Of each bid twenty requirements, which it answered more or less of: one of each bid at a time, as a statement has four seconds. */
const fillRequirements = async (db: Database) => {
  for (let place = 1; place <= 20; place += 1)
    await sql`
      insert into requirements (id, version, fieldVersions, status, dateCreated, dateUpdated, opportunityId, text, kind, state, place)
        select uuid(), 1, '{}', 'Active', dateCreated, dateCreated, id, 'The offeror shall submit it.', elt(1 + ${place} % 3, 'Submit', 'Perform', 'Format'),
          elt(1 + (crc32(id) + ${place}) % 4, 'Open', 'Written', 'Reviewed', 'Reviewed'), ${place}
        from opportunities`.execute(db);
};

/** A database with the bids of a firm of 2,000 people, forty changes each, their documents, and what it knows of lists; answers its URL. */
export const firmDatabase = async (bids = 7500, papers = 95_000): Promise<string> => {
  const url = await emptyDatabase('bench firm');
  const db = connect(url);
  await migrate(db, service.migrations);
  await loadSeeds(db, { collection: opportunities, records: scaleOpportunitiesWithParts(bids, 40, today) });
  await loadSeeds(db, { collection: documents, records: scaleDocuments(papers, bids, today) });
  await fillRequirements(db);
  const { companies, projectTypes, opportunityStatus, opportunityOwner, teams, chances } = demoData(today).admin;
  await tellLists(db, { companies, projectTypes, opportunityStatus, opportunityOwner, teams, chances });
  await sql`analyze table opportunities, opportunities_teamsInvolved, opportunities_changeLog, documents, requirements`.execute(
    db,
  );
  await db.destroy();
  return url;
};
