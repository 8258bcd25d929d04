import type { Person } from '@bidwright/contract-kit';
import { type MyProposalWork, maxMyWork } from '@bidwright/contract-opportunities';
import type { Database } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { aliasOf, t } from '../tables.ts';
import { isOpen } from './open.ts';

interface Row extends Pick<MyProposalWork, 'id' | 'part' | 'name' | 'count' | 'day'> {
  bid: string;
  bidName: string;
  client: string;
}

const [s, q, n, a, r] = [
  aliasOf('proposalSections', 's'),
  aliasOf('proposalSteps', 'q'),
  aliasOf('proposalSteps_people', 'n'),
  aliasOf('questions', 'a'),
  aliasOf('requirements', 'r'),
];

const of = sql`${t.id} as bid, ${t.solicitationName} as bidName, ${t.clientName} as client`;
const day = (date: unknown) => sql`date_format(${date}, '%Y-%m-%d') as day`;

/** What a person still has to write, to review, to be at and to answer, of open bids; what is due first comes first. */
export const myWork = async (db: Database, { id }: Pick<Person, 'id'>): Promise<MyProposalWork[]> => {
  const open = await isOpen(db);
  const { rows } = await sql<Row>`
    (select ${s.id}, 'writes' as part, ${s.title} as name, 1 as count, ${day(s.due)}, ${of}
      from ${s} join ${t} on ${t.id} = ${s.opportunityId}
      where ${s.writerId} = ${id} and ${s.status} = 'Active' and ${s.state} not in ('In review', 'Done')
        and ${s.due} is not null and ${open} order by ${s.due} limit ${maxMyWork})
    union all
    (select ${s.id}, 'reviews' as part, ${s.title} as name, 1 as count, ${day(sql`coalesce(${q.day}, ${s.due})`)}, ${of}
      from ${s} join ${t} on ${t.id} = ${s.opportunityId}
        left join ${q} on ${q.opportunityId} = ${s.opportunityId} and ${q.kind} = ${s.readyFor} and ${q.status} = 'Active'
      where ${s.reviewerId} = ${id} and ${s.status} = 'Active' and ${s.state} <> 'Done'
        and ${s.due} is not null and ${open} order by ${s.due} limit ${maxMyWork})
    union all
    (select ${q.id}, 'attends' as part, coalesce(${q.name}, ${q.kind}) as name, 1 as count, ${day(q.day)}, ${of}
      from ${n} join ${q} on ${q.id} = ${n.recordId} join ${t} on ${t.id} = ${q.opportunityId}
      where ${n.refId} = ${id} and ${q.status} = 'Active' and ${q.doneOn} is null
        and ${q.day} is not null and ${open} order by ${q.day} limit ${maxMyWork})
    union all
    (select ${a.documentId} as id, 'questions' as part, ${a.documentName} as name, count(*) as count,
        ${day(sql`coalesce(${a.due}, ${t.dueDate})`)}, ${of}
      from ${a} join ${t} on ${t.id} = ${a.opportunityId}
      where ${a.ownerId} = ${id} and ${a.state} = 'Open' and ${a.status} = 'Active' and ${open}
      group by ${a.documentId}, ${a.documentName}, day, bid, bidName, client order by day limit ${maxMyWork})
    union all
    (select ${t.id} as id, 'requirements' as part, '' as name, count(*) as count, ${day(t.dueDate)}, ${of}
      from ${r} join ${t} on ${t.id} = ${r.opportunityId}
      where ${r.ownerId} = ${id} and ${r.state} in ('Open', 'In work') and ${r.status} = 'Active' and ${open}
      group by ${t.id}, ${t.dueDate}, bidName, client order by day limit ${maxMyWork})
    order by day, bidName, name, id limit ${maxMyWork}`.execute(db);
  return rows.map(({ bid, bidName, client, count, ...work }) => ({
    ...work,
    count: Number(count),
    opportunity: { id: bid, name: bidName, client },
  }));
};
