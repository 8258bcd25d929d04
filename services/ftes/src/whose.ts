import type { User } from '@bidwright/contract-admin';
import { projections } from '@bidwright/contract-ftes';
import { type InputOf, type Kept, may, message } from '@bidwright/contract-kit';
import type { Opportunity } from '@bidwright/contract-opportunities';
import { type Author, changeRecord, copyOf, Problem, type Rules } from '@bidwright/service-kit';
import type { Db, Follows } from './tables.ts';

/** What plans copy of their bid; nothing of one that is not known yet. */
const ofBid = (bid: Partial<Opportunity> = {}) => ({
  oppTeams: bid.teamsInvolved ?? [],
  oppManager: bid.rfpManager ?? null,
  oppOwner: bid.ownerUser ?? null,
  oppStatus: bid.opportunityStatus ?? null,
});

type Plan = InputOf<typeof projections>;

const copiedOfBid = async (db: Db, { opportunity }: Plan) =>
  ofBid(await copyOf<Opportunity>(db, 'opportunities', opportunity.id));

const copiedOfPerson = async (db: Db, { fte }: Plan) => {
  const person = fte ? await copyOf<User>(db, 'users', fte.id) : undefined;
  return { fteTeams: person?.teams ?? [] };
};

/** Who may write a plan may give it to another bid only where he may plan that bid too. */
const mustPlan = (plan: Plan, { person }: Author) => {
  if (person && !may(projections.rights.update, person, plan))
    throw new Problem(403, 'forbidden', 'You have no right to plan this bid', {
      fields: { opportunity: message('validation.forbidden') },
    });
};

/** Plans copy what says whose they are. Of a bid or a person that is not known yet, an event will tell. */
export const planRules: Rules<Plan, Db> = {
  create: async (plan, _by, { db }) => ({
    ...plan,
    ...(await copiedOfBid(db, plan)),
    ...(await copiedOfPerson(db, plan)),
  }),
  update: async (was, is, by, { db }) => {
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
  <R extends Kept>(column: 'opportunityId' | 'fteId', copied: (record: Partial<R>) => Partial<Plan>): Follows<R> =>
  async (event, { trx, service }) => {
    const [id, record] = event.into ? [event.into.id, event.into] : [event.recordId, event.record];
    const rows = await trx
      .selectFrom('projections')
      .select('id')
      .where(column, '=', String(id))
      .orderBy('id')
      .execute();
    for (const row of rows) await changeRecord(trx, service.resource(projections), row.id, copied(record), event.by);
  };

export const followBid = following<Opportunity>('opportunityId', ofBid);
export const followPerson = following<User>('fteId', ({ teams }) => ({ fteTeams: teams }));
