import { sql } from 'kysely';
import type { Database } from '../connect.ts';

interface Counted {
  count: number;
  labels: Record<string, string | number>;
}

/** What waits in a service's database, counted when somebody looks. */
export interface Waiting {
  name: string;
  help: string;
  labelNames: string[];
  count(db: Database): Promise<Counted[]>;
}

const counted = (rows: (Record<string, string | number> & { count: number })[]): Counted[] =>
  rows.map(({ count, ...labels }) => ({ count, labels }));

export const waiting: Waiting[] = [
  {
    name: 'outbox_events',
    help: 'Events that wait for their receiver; parked ones it refused too often',
    labelNames: ['receiver', 'parked'],
    count: async (db) => {
      const { rows } = await sql<{ receiver: string; parked: number; count: number }>`select receiver, parked,
        count(*) as count from outbox group by receiver, parked`.execute(db);
      return counted(rows);
    },
  },
  {
    name: 'background_jobs',
    help: 'Jobs that wait or are worked at',
    labelNames: ['state'],
    count: async (db) => {
      const { rows } = await sql<{ state: string; count: number }>`select state, count(*) as count
        from background_jobs where state in ('queued', 'running') group by state`.execute(db);
      return counted(rows);
    },
  },
];
