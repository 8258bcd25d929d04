import type { Person, RecordEvent } from '@bidwright/contract-kit';
import { inTime } from '@bidwright/service-kit';
import type { AppContext } from '../context.ts';
import type { Told } from './tables.ts';

type Event = Extract<Told, { event: unknown }>['event'];

/** Longest wait for the service that keeps the record. */
const timeoutMs = 5000;

const ask = async (
  { services, keys }: Pick<AppContext, 'services' | 'keys'>,
  person: Person,
  { service, col, sub, parentId, recordId }: Event,
): Promise<{ status: number; record: object | undefined }> => {
  const [call, body] = sub
    ? (['getSubCollection', { col, sub, id: parentId }] as const)
    : (['getRecordById', { col, id: recordId }] as const);
  const answer = await services.get(service)?.calls.request({
    method: 'POST',
    path: `/api/${service}/${call}`,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await keys.sign(service, person)}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  // A service that was taken away tells nobody anything.
  if (!answer) return { status: 403, record: undefined };
  const { data }: { data?: unknown } = JSON.parse(await answer.body.text());
  const found = Array.isArray(data) ? data.find(({ id }) => id === recordId) : data;
  return { status: answer.statusCode, record: typeof found === 'object' && found !== null ? found : undefined };
};

const only = <Value>(values: Record<string, Value>, of: object): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => Object.hasOwn(of, field)));

/** What a webhook is told of a record. */
export interface Seen {
  changes: RecordEvent['changes'];
  /** None: it is gone. */
  record: RecordEvent['record'] | null;
}

/**
 * Of what an event says what the roles of a webhook may read: the service that keeps the record is asked for it with their rights,
 * and the fields that it answers are told. Undefined: they may not read it. Throws while the service cannot be asked.
 */
export const seenOf = async (
  context: Pick<AppContext, 'services' | 'keys'>,
  person: Person,
  event: Event,
): Promise<Seen | undefined> => {
  // A signal alone does not end the wait for a free connection.
  const late = () => new Error(`${event.service} takes too long`);
  const { status, record } = await inTime(ask(context, person, event), timeoutMs, late);
  const isThere = status === 200 && record !== undefined;
  if (isThere) return { changes: only(event.changes, record), record: only(event.record, record) };
  if (status === 200 || status === 404) return { changes: {}, record: null };
  if (status < 500 && status !== 408 && status !== 429) return undefined;
  throw new Error(`${event.service} answers ${status}`);
};
