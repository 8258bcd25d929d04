import type { User } from '@bidwright/contract-admin';
import { actuals, projections } from '@bidwright/contract-ftes';
import { type InputOf, type Kept, may, message, type Reference } from '@bidwright/contract-kit';
import type { Opportunity } from '@bidwright/contract-opportunities';
import { type Author, changeRecord, heldCopyOf, Problem, type Row, type Rules } from '@bidwright/service-kit';
import { responsibilities } from './handOver/responsibilities.ts';
import type { Db, Follows } from './tables.ts';

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

type OnBid = Row & { opportunity: Reference; fte?: Reference | null };

const copiedOfBid = async (of: Months, db: Db, { opportunity }: OnBid) =>
  ofBid(of, await heldCopyOf<Opportunity>(db, 'opportunities', opportunity.id));

const copiedOfPerson = async (db: Db, { fte }: OnBid) => {
  const person = fte ? await heldCopyOf<User>(db, 'users', fte.id) : undefined;
  return { fteTeams: person?.teams ?? [] };
};

/** Who may write months may give them to another bid only where he may write those of that bid too. */
const mustPlan = (of: Months, plan: OnBid, { person }: Author) => {
  if (person && !may(of.rights.update, person, plan))
    throw new Problem(403, 'forbidden', 'You have no right to plan this bid', {
      fields: { opportunity: message('validation.forbidden') },
    });
};

/** They copy what says whose they are. Of a bid or a person that is not known yet, an event will tell. */
const rulesOf = <Plan extends OnBid>(of: Months): Rules<Plan, Db> => ({
  create: async (plan, _by, { db }) => ({
    ...plan,
    ...(await copiedOfBid(of, db, plan)),
    ...(await copiedOfPerson(db, plan)),
  }),
  update: async (was, is, by, { db }) => {
    const isHandedOver = was.fte?.id !== is.fte?.id;
    const plan = { ...is, ...(isHandedOver && (await copiedOfPerson(db, is))) };
    if (was.opportunity.id === is.opportunity.id) return plan;
    const moved = { ...plan, ...(await copiedOfBid(of, db, is)) };
    mustPlan(of, moved, by);
    return moved;
  },
});

export const planRules = { ...rulesOf<InputOf<typeof projections>>(projections), responsibilities };
export const actualRules = rulesOf<InputOf<typeof actuals>>(actuals);

/** They follow when a bid or a person goes to other teams or hands. */
const following =
  <R extends Kept>(
    column: 'opportunityId' | 'fteId',
    copied: (of: Months, record: Partial<R>) => Partial<InputOf<Months>>,
  ): Follows<R> =>
  async (event, { trx, service }) => {
    const [id, record] = event.into ? [event.into.id, event.into] : [event.recordId, event.record];
    for (const months of [projections, actuals]) {
      const rows = await trx
        .selectFrom(months.name)
        .select('id')
        .where(column, '=', String(id))
        .orderBy('id')
        .execute();
      for (const row of rows)
        await changeRecord(trx, service.resource(months), row.id, copied(months, record), event.by);
    }
  };

export const followBid = following<Opportunity>('opportunityId', ofBid);
export const followPerson = following<User>('fteId', (_of, { teams }) => ({ fteTeams: teams }));
