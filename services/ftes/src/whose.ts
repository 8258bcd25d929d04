import type { User } from '@bidwright/contract-admin';
import { type Actual, actuals, type Projection, projections } from '@bidwright/contract-ftes';
import { may, message } from '@bidwright/contract-kit';
import type { Opportunity } from '@bidwright/contract-opportunities';
import {
  type Author,
  changeRecord,
  copyOf,
  type Database,
  type Handler,
  Problem,
  type Row,
  type Rules,
} from '@bidwright/service-kit';
import { sql } from 'kysely';

/** Months of a person on a bid: planned ones, or those that were worked. */
export type Months = typeof projections | typeof actuals;

/** Whose they are, as far as their bid says; nothing of one that is not known yet. */
const teamsOfBid = (bid: Partial<Opportunity> = {}) => ({
  oppTeams: bid.teamsInvolved ?? [],
  oppManager: bid.rfpManager ?? null,
  oppOwner: bid.ownerUser ?? null,
});

/** What they copy of their bid. A plan counts by its bid's status too. */
const ofBid = (of: Months, bid: Partial<Opportunity> = {}) => ({
  ...teamsOfBid(bid),
  ...(of === projections && { oppStatus: bid.opportunityStatus ?? null }),
});

type Plan = Row & (Projection | Actual);

const copiedOfBid = async (of: Months, db: Database, { opportunity }: Plan) =>
  ofBid(of, await copyOf<Opportunity>(db, 'opportunities', opportunity.id));

const copiedOfPerson = async (db: Database, { fte }: Plan) => {
  const person = fte ? await copyOf<User>(db, 'users', fte.id) : undefined;
  return { fteTeams: person?.teams ?? [] };
};

/** Who may write months may give them to another bid only where he may write those of that bid too. */
const mustPlan = (of: Months, plan: Row, { person }: Author) => {
  if (person && !may(of.rights.update, person, plan))
    throw new Problem(403, 'forbidden', 'You have no right to plan this bid', {
      fields: { opportunity: message('validation.forbidden') },
    });
};

/** They copy what says whose they are. Of a bid or a person that is not known yet, an event will tell. */
const rulesOf = (of: Months): Rules => ({
  create: async (row, _by, { db }) => ({
    ...row,
    ...(await copiedOfBid(of, db, row as Plan)),
    ...(await copiedOfPerson(db, row as Plan)),
  }),
  update: async (before, after, by, { db }) => {
    const [was, is] = [before as Plan, after as Plan];
    const isHandedOver = was.fte?.id !== is.fte?.id;
    const plan = { ...is, ...(isHandedOver && (await copiedOfPerson(db, is))) };
    if (was.opportunity.id === is.opportunity.id) return plan;
    const moved = { ...plan, ...(await copiedOfBid(of, db, is)) };
    mustPlan(of, moved, by);
    return moved;
  },
});

export const planRules = rulesOf(projections);
export const actualRules = rulesOf(actuals);

/** They follow when a bid or a person goes to other teams or hands. */
const following =
  (column: 'opportunityId' | 'fteId', copied: (of: Months, record: Row) => Row): Handler =>
  async (event, at) => {
    const { trx, service } = at;
    const [id, record] = event.into ? [event.into.id, event.into] : [event.recordId, event.record];
    for (const months of [projections, actuals]) {
      const { rows } = await sql<{ id: string }>`select id from ${sql.table(months.name)}
        where ${sql.ref(column)} = ${id} order by id`.execute(trx);
      for (const row of rows)
        await changeRecord(trx, service.resource(months), row.id, copied(months, record), event.by);
    }
  };

export const followBid = following('opportunityId', (of, record) => ofBid(of, record as Row & Opportunity));
export const followPerson = following('fteId', (_of, record) => ({ fteTeams: (record as Row & User).teams }));
