import type { User } from '@bidwright/contract-admin';
import { type Projection, projections } from '@bidwright/contract-ftes';
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

/** What plans copy of their bid; nothing of one that is not known yet. */
const ofBid = (bid: Partial<Opportunity> = {}) => ({
  oppTeams: bid.teamsInvolved ?? [],
  oppManager: bid.rfpManager ?? null,
  oppOwner: bid.ownerUser ?? null,
  oppStatus: bid.opportunityStatus ?? null,
});

type Plan = Row & Projection;

const copiedOfBid = async (db: Database, { opportunity }: Plan) =>
  ofBid(await copyOf<Opportunity>(db, 'opportunities', opportunity.id));

const copiedOfPerson = async (db: Database, { fte }: Plan) => {
  const person = fte ? await copyOf<User>(db, 'users', fte.id) : undefined;
  return { fteTeams: person?.teams ?? [] };
};

/** Who may write a plan may give it to another bid only where he may plan that bid too. */
const mustPlan = (plan: Row, { person }: Author) => {
  if (person && !may(projections.rights.update, person, plan))
    throw new Problem(403, 'forbidden', 'You have no right to plan this bid', {
      fields: { opportunity: message('validation.forbidden') },
    });
};

/** Plans copy what says whose they are. Of a bid or a person that is not known yet, an event will tell. */
export const planRules: Rules = {
  create: async (row, _by, { db }) => ({
    ...row,
    ...(await copiedOfBid(db, row as Plan)),
    ...(await copiedOfPerson(db, row as Plan)),
  }),
  update: async (before, after, by, { db }) => {
    const [was, is] = [before as Plan, after as Plan];
    const isHandedOver = was.fte?.id !== is.fte?.id;
    const plan = { ...is, ...(isHandedOver && (await copiedOfPerson(db, is))) };
    if (was.opportunity.id === is.opportunity.id) return plan;
    const moved = { ...plan, ...(await copiedOfBid(db, is)) };
    mustPlan(moved, by);
    return moved;
  },
};

/** Plans follow when a bid or a person goes to other teams or hands. */
const following =
  (column: 'opportunityId' | 'fteId', copied: (record: Row) => Row): Handler =>
  async (event, at) => {
    const { trx, service } = at;
    const [id, record] = event.into ? [event.into.id, event.into] : [event.recordId, event.record];
    const { rows } = await sql<{ id: string }>`select id from projections
      where ${sql.ref(column)} = ${id} order by id`.execute(trx);
    for (const row of rows) await changeRecord(trx, service.resource(projections), row.id, copied(record), event.by);
  };

export const followBid = following('opportunityId', (record) => ofBid(record as Row & Opportunity));
export const followPerson = following('fteId', (record) => ({ fteTeams: (record as Row & User).teams }));
