import type { RecordEvent } from '@bidwright/contract-kit';
import type { Database } from '../connect.ts';
import type { Service } from '../service.ts';

/** What a service does about an event. All of it in `trx` is kept together with the note that the event was handled. */
export type Handler = (event: RecordEvent, at: { trx: Database; service: Service }) => Promise<void>;
