import type { User } from '@bidwright/contract-admin';
import { type Projection, projections } from '@bidwright/contract-ftes';
import type { Opportunity } from '@bidwright/contract-opportunities';
import {
  changeRecord,
  copyOf,
  type Database,
  type Handler,
  keepCopy,
  type Row,
  type Rules,
} from '@bidwright/service-kit';
import { sql } from 'kysely';

/** What plans copy of their bid. */
const ofBid = ({ teamsInvolved, rfpManager, ownerUser }: Opportunity) => ({
  oppTeams: teamsInvolved,
  oppManager: rfpManager,
  oppOwner: ownerUser,
});

/** Copies what says whose a plan is. Of a bid or a person that is not known yet, an event will tell. */
const withCopies = async (db: Database, row: Row): Promise<Row> => {
  const { opportunity, fte, oppStatus } = row as Row & Pick<Projection, 'opportunity' | 'fte' | 'oppStatus'>;
  const bid = await copyOf<Opportunity>(db, 'opportunities', opportunity.id);
  const person = fte ? await copyOf<User>(db, 'users', fte.id) : undefined;
  return {
    ...row,
    ...(bid && { ...ofBid(bid), oppStatus: oppStatus ?? bid.opportunityStatus }),
    ...(person && { fteTeams: person.teams }),
    ...(!fte && { fteTeams: [] }),
  };
};

const sameSubject = (one: Row, other: Row) =>
  (['opportunity', 'fte'] as const).every(
    (field) => (one[field] as Projection['fte'])?.id === (other[field] as Projection['fte'])?.id,
  );

export const planRules: Rules = {
  create: (row, _by, { db }) => withCopies(db, row),
  update: (before, after, _by, { db }) => (sameSubject(before, after) ? after : withCopies(db, after)),
};

/** Plans follow when a bid or a person goes to other teams or hands. */
const following =
  (column: 'opportunityId' | 'fteId', copied: (record: Row) => Row): Handler =>
  async (event, at) => {
    const { trx, service } = at;
    const [id, record] = event.into ? [event.into.id, event.into] : [event.recordId, event.record];
    if (!event.into) await keepCopy(event, at);
    const { rows } = await sql<{ id: string }>`select id from projections
      where ${sql.ref(column)} = ${id} order by id`.execute(trx);
    for (const row of rows) await changeRecord(trx, service.resource(projections), row.id, copied(record), event.by);
  };

export const followBid = following('opportunityId', (record) => ofBid(record as Row & Opportunity));
export const followPerson = following('fteId', (record) => ({ fteTeams: (record as Row & User).teams }));
