import type { Person } from '@bidwright/contract-kit';
import { type MyProposalWork, maxMyWork } from '@bidwright/contract-opportunities';
import type { Database } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { aliasOf, t } from '../tables.ts';
import { isOpen } from './open.ts';

interface Row extends Pick<MyProposalWork, 'id' | 'part' | 'name' | 'day'> {
  bid: string;
  bidName: string;
  client: string;
}

const [s, q, n] = [
  aliasOf('proposalSections', 's'),
  aliasOf('proposalSteps', 'q'),
  aliasOf('proposalSteps_people', 'n'),
];

const of = sql`${t.id} as bid, ${t.solicitationName} as bidName, ${t.clientName} as client`;
const day = (date: unknown) => sql`date_format(${date}, '%Y-%m-%d') as day`;

/** What a person still has to write, to review and to be at, of open bids; what is due first comes first. */
export const myWork = async (db: Database, { id }: Pick<Person, 'id'>): Promise<MyProposalWork[]> => {
  const open = await isOpen(db);
  const { rows } = await sql<Row>`
    (select ${s.id}, 'writes' as part, ${s.title} as name, ${day(s.due)}, ${of}
      from ${s} join ${t} on ${t.id} = ${s.opportunityId}
      where ${s.writerId} = ${id} and ${s.status} = 'Active' and ${s.state} not in ('In review', 'Done')
        and ${s.due} is not null and ${open} order by ${s.due} limit ${maxMyWork})
    union all
    (select ${s.id}, 'reviews' as part, ${s.title} as name, ${day(sql`coalesce(${q.day}, ${s.due})`)}, ${of}
      from ${s} join ${t} on ${t.id} = ${s.opportunityId}
        left join ${q} on ${q.opportunityId} = ${s.opportunityId} and ${q.kind} = ${s.readyFor} and ${q.status} = 'Active'
      where ${s.reviewerId} = ${id} and ${s.status} = 'Active' and ${s.state} <> 'Done'
        and ${s.due} is not null and ${open} order by ${s.due} limit ${maxMyWork})
    union all
    (select ${q.id}, 'attends' as part, coalesce(${q.name}, ${q.kind}) as name, ${day(q.day)}, ${of}
      from ${n} join ${q} on ${q.id} = ${n.recordId} join ${t} on ${t.id} = ${q.opportunityId}
      where ${n.refId} = ${id} and ${q.status} = 'Active' and ${q.doneOn} is null
        and ${q.day} is not null and ${open} order by ${q.day} limit ${maxMyWork})
    order by day, bidName, name, id limit ${maxMyWork}`.execute(db);
  return rows.map(({ bid, bidName, client, ...work }) => ({
    ...work,
    opportunity: { id: bid, name: bidName, client },
  }));
};
