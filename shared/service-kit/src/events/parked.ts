import type { RecordEvent } from '@bidwright/contract-kit';
import { sql } from 'kysely';
import type { Database } from '../connect.ts';
import { parsed } from '../table/codec.ts';

/** An event that its receiver kept refusing, until it was taken out of the way of later ones. */
export interface ParkedEvent {
  receiver: string;
  event: RecordEvent;
  attempts: number;
  reason: string;
}

/** The parked events of a service, oldest first. */
export const parkedEvents = async (db: Database): Promise<ParkedEvent[]> => {
  const { rows } = await sql<
    Omit<ParkedEvent, 'event'> & { payload: string }
  >`select receiver, attempts, reason, payload
    from outbox where parked = 1 order by id limit 1000`.execute(db);
  return rows.map(({ payload, ...row }) => ({ ...row, event: parsed<RecordEvent>(payload) }));
};
