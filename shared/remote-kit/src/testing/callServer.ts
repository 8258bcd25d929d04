import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { across, type Change, type Collection, check, type ErrorInfo, type Query } from '@bidwright/contract-kit';

import { fileAnswer, fromAnywhere, leadUploadsTo } from './files.ts';
import { choosing, type Kept, queried, unknownIn } from './queried.ts';

const hasId = (id?: string) => (record: Kept) => record.id === id;

interface Ask {
  service: string;
  call: string;
  col: string;
  body: Record<string, unknown>;
  /** What a repeated create is recognised by. */
  key?: string;
}

/** hang up: breaks the connection. wait: never answers. */
type Trouble = 'hang up' | 'wait';

type Fits = (body: Record<string, unknown>) => boolean;

interface Answer {
  status?: number;
  /** An object, or a text that is sent as it is. */
  body: unknown;
}

const refuse = (status: number, errorInfo: ErrorInfo): Answer => ({ status, body: { errorInfo } });

const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const part of request) text += part;
  // A read has no body, and a file is none.
  return request.headers['content-type']?.includes('json') && text ? JSON.parse(text) : {};
};

const logs = new WeakMap<object, Change[]>();
const logOf = (record: object): Change[] => logs.get(record) ?? [];

/** For tests: changes a record of a `callServer` as another person would, with an entry in its change log for each field. */
export const changeRecord = (record: object, changes: object, who = { id: 'p2', name: 'Priya Raman' }): void => {
  const kept = record as Kept;
  const version = kept.version + 1;
  const entries = Object.entries(changes).map(
    ([field, newValue]): Change => ({
      id: `${kept.id}-${version}-${field}`,
      dateUpdated: Math.floor(Date.now() / 1000),
      changedBy: who.id,
      changedByName: who.name,
      field,
      oldValue: kept[field],
      newValue,
      version,
    }),
  );
  logs.set(record, [...logOf(record), ...entries]);
  Object.assign(record, changes, { version });
};

/** Records as they were at the end of a day. */
const asOf = (records: Kept[], day: string): Kept[] => {
  const end = Date.parse(`${day}T23:59:59Z`) / 1000;
  const held = (record: Kept) =>
    logOf(record)
      .filter(({ dateUpdated }) => dateUpdated > end)
      .map(({ field, oldValue }) => [field, oldValue]);
  return records
    .filter(({ dateCreated }) => dateCreated <= end)
    .map((record) => ({ ...record, ...Object.fromEntries(held(record).toReversed()) }));
};

/** The entries of a subcollection, which the record holds under its name. */
const partsOf = (record: Kept, sub: string): Kept[] => {
  const held = Reflect.get(record, sub);
  if (Array.isArray(held)) return held;
  const entries: Kept[] = [];
  Reflect.set(record, sub, entries);
  return entries;
};

const answers: Record<string, (collection: Collection, records: Kept[], body: Record<string, unknown>) => Answer> = {
  list: ({ sort }, records) => ({
    body: { data: records.filter(({ status }) => status === 'Active').sort(choosing(sort)) },
  }),
  query: (collection, records, body) => {
    const part = collection.sub[String(body.sub)];
    const query: Query = { ...body, col: collection.name };
    const unknown = part ? undefined : unknownIn(collection, query);
    if (unknown) return refuse(400, { code: 'unknown-field', message: `There is no field ${unknown}` });
    if (!part) return { body: queried(collection, body.asOf ? asOf(records, String(body.asOf)) : records, query) };
    const rows = records.flatMap(({ id, name, ...record }) =>
      partsOf(record as Kept, part.name).map((entry) => ({ ...entry, parent: { id, name } })),
    );
    return { body: queried(across(collection, part), rows, query) };
  },
  getRecordById: (_collection, records, { id }) => {
    const data = records.find((record) => record.id === id);
    return data ? { body: { data } } : refuse(404, { code: 'no-record', message: 'Record not found' });
  },
  create: ({ input }, records, { col: _col, override: _override, ...body }) => {
    const { value, errors } = check(input, body);
    if (!value) return invalid(errors);
    const id = `new-${records.length}`;
    records.push({ ...value, id, version: 1, dateCreated: 1, dateUpdated: 1, addedBy: null });
    return { body: { data: id } };
  },
  update: ({ input, also = {} }, records, { col: _col, override: _override, id, version, ...said }) => {
    const changes = Object.fromEntries(Object.entries(said).filter(([name]) => !Object.hasOwn(also, name)));
    const record = records.find((one) => one.id === id);
    if (!record) return refuse(404, { code: 'no-record', message: 'Record not found' });
    const since = logOf(record).filter((change) => version !== undefined && change.version > Number(version));
    const clashing = since.filter(({ field }) => Object.hasOwn(changes, field));
    if (clashing.length > 0) {
      const changed = Object.fromEntries(clashing.map(({ field }) => [field, { key: 'validation.changed' }]));
      return refuse(409, { code: 'conflict', message: 'Changed', fields: worded(changed), current: record });
    }
    const written = Object.keys(input.fields).map((name) => [name, record[name]]);
    const { errors } = check(input, { ...Object.fromEntries(written), ...changes });
    if (errors) return invalid(errors);
    changeRecord(record, changes);
    return { body: { data: { id, version: record.version } } };
  },
  getSubCollection: (_collection, records, { id, sub }) => {
    const record = records.find((one) => one.id === id);
    if (!record) return refuse(404, { code: 'no-record', message: 'Record not found' });
    return { body: { data: record[String(sub)] ?? (sub === 'changeLog' ? logOf(record) : []) } };
  },
  createSubcollection: ({ sub: stated }, records, { col: _col, ref, sub, ...body }) => {
    const record = records.find((one) => one.id === ref);
    const input = stated[String(sub)]?.input;
    if (!record || !input) return refuse(404, { code: 'no-record', message: 'Record not found' });
    const { value, errors } = check(input, body);
    if (!value) return invalid(errors);
    const entries = partsOf(record, String(sub));
    const id = `new-${entries.length}`;
    entries.push({ ...value, id, version: 1, dateCreated: 1, dateUpdated: 1, addedBy: null });
    return { body: { data: id } };
  },
  updateSubcollection: (_collection, records, { col: _col, parentID, sub, id, version: _version, ...changes }) => {
    const record = records.find((one) => one.id === parentID);
    const entry = record && partsOf(record, String(sub)).find((one) => one.id === id);
    if (!entry) return refuse(404, { code: 'no-record', message: 'Record not found' });
    changeRecord(entry, changes);
    return { body: { data: id } };
  },
  deleteSubcollection: (_collection, records, { id, sub, recordId }) => {
    const record = records.find((one) => one.id === id);
    if (!record) return refuse(404, { code: 'no-record', message: 'Record not found' });
    const entries = partsOf(record, String(sub));
    entries.splice(entries.findIndex((entry) => entry.id === recordId) >>> 0, 1);
    return { body: { data: recordId } };
  },
};

type Faults = Record<string, { key: string; values?: Record<string, string | number> }>;

const worded = (errors: Faults = {}) =>
  Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, { ...error, message: error.key }]));

/** What has a field that there is not is no request that a page makes. */
const invalid = (errors: Faults = {}): Answer => {
  const isUnknown = Object.values(errors).some(({ key }) => key === 'validation.unknown');
  return refuse(isUnknown ? 400 : 422, {
    code: isUnknown ? 'unknown-field' : 'invalid',
    message: 'Not valid',
    fields: worded(errors),
  });
};

/**
 * For tests: answers the calls of some collections over HTTP on this machine, as the services do, from records in memory. While it runs,
 * the page's own addresses lead to it. What a service's own calls answer, at once or later, is said by name, such as `ftes/capacity`.
 * `refuseNext` makes it refuse one call; told which, those that do not fit are answered meanwhile.
 */
export const callServer = async (
  collections: { of: Collection; records: object[] }[],
  ownCalls: Record<string, (body: Record<string, unknown>) => unknown> = {},
) => {
  const asks: Ask[] = [];
  const refusals = new Map<string, { refusal: Answer | Trouble; fits?: Fits }>();
  const made = new Map<string, Answer>();
  const kept = collections.map(({ of, records }) => ({ of, records: records as Kept[] }));

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, fromAnywhere).end();
    const [, , service = '', call = '', ...more] = request.url?.split('/') ?? [];
    const isFile = call === 'files';
    const body = isFile ? {} : await bodyOf(request);
    const key = request.headers['idempotency-key']?.toString();
    asks.push({ service, call, col: body.col, body, ...(key && { key }) });
    const found = kept.find(({ of }) => of.service === service && of.name === body.col);
    const awaited = refusals.get(call);
    const refusal = !awaited?.fits || awaited.fits(body) ? awaited?.refusal : undefined;
    if (refusal) refusals.delete(call);
    if (refusal === 'wait') return undefined;
    if (refusal === 'hang up') return request.socket.destroy();
    const known = key ? made.get(key) : undefined;
    const own = ownCalls[[service, call, ...more].join('/')];
    const mine: Answer | undefined = own && !refusal ? { body: { data: await own(body) } } : undefined;
    const ofService = () =>
      kept.find(({ of, records }) => of.file && of.service === service && records.some(hasId(more[0])));
    const filed =
      isFile && !refusal ? fileAnswer(request.method, ofService()?.records ?? [], String(more[0])) : undefined;
    const given = refusal ?? known ?? mine ?? filed ?? (found && answers[call]?.(found.of, found.records, body));
    if (key && given && !refusal) made.set(key, given);
    const { status = 200, body: sent } = given ?? refuse(400, { code: 'unknown', message: `No ${service}/${call}` });
    const text = typeof sent === 'string' ? sent : JSON.stringify(sent);
    return response.writeHead(status, { 'content-type': 'application/json', ...fromAnywhere }).end(text);
  };

  const server = createServer((request, response) => void answer(request, response));
  // The one who asks ends what stands idle: on a machine that has no time both would, and a call would be lost.
  server.keepAliveTimeout = 0;
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;
  const browserFetch = globalThis.fetch;
  const leadBack = leadUploadsTo(base);
  globalThis.fetch = (address, init) => browserFetch(new URL(String(address), base), init);

  return {
    asks,
    /** Breaks off the next such call, lets it wait for ever, or answers it with a text that is no answer of a service. */
    breakNext: (call: string, how: Trouble | { status: number; body: string }) =>
      void refusals.set(call, { refusal: how }),
    refuseNext: (call: string, status: number, errorInfo: ErrorInfo, fits?: Fits) =>
      refusals.set(call, { refusal: refuse(status, errorInfo), fits }),
    close: async () => {
      globalThis.fetch = browserFetch;
      leadBack();
      server.closeAllConnections();
      await new Promise<void>((done) => void server.close(() => done()));
    },
  };
};
