import { addDays } from '@bidwright/contract-kit/days';
import { isSectionDone } from '@bidwright/contract-opportunities';
import type { Database } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { aliasOf, t } from '../tables.ts';
import { isOpenByCopies } from './open.ts';
import type { KeptPlan } from './rows.ts';

/** Days within which two sections are written at the same time. */
const near = 7;

const s = aliasOf('proposalSections', 's');

/** How many sections of other open bids the writer of each section has to write for about the same day. */
export const othersOf = async (db: Database, bid: string, { sections }: KeptPlan): Promise<Map<string, number>> => {
  const open = sections.filter((section) => !isSectionDone(section) && section.writer);
  const writers = [...new Set(open.flatMap(({ writer }) => (writer ? [writer.id] : [])))];
  if (writers.length === 0) return new Map();
  const { rows } = await sql<{ writer: string; due: string }>`select ${s.writerId} as writer,
      date_format(${s.due}, '%Y-%m-%d') as due
    from ${s} join ${t} on ${t.id} = ${s.opportunityId}
    where ${s.writerId} in (${sql.join(writers)}) and ${s.opportunityId} <> ${bid} and ${s.status} = 'Active'
      and ${s.state} <> 'Done' and ${s.due} is not null and ${isOpenByCopies}`.execute(db);
  return new Map(
    open.map(({ id, writer, due }) => [
      id,
      rows.filter(
        (other) =>
          due !== null &&
          other.writer === writer?.id &&
          addDays(due, -near) <= other.due &&
          other.due <= addDays(due, near),
      ).length,
    ]),
  );
};
