import { companies } from '../companies.ts';

/** What of an answer counts: an error, records by name, or one record. */
export interface Seen {
  status: number;
  code?: string;
  /** The key of each field's fault. */
  fields?: Record<string, string>;
  /** Records of a list in its order, or what changed. */
  names?: string[];
  total?: number;
  /** There is no page after this one. */
  isLast?: boolean;
  record?: object;
  /** What the first record of a list has, where that was asked for by name. */
  members?: string[];
}

type Ids = Record<string, string>;

interface Step {
  says: string;
  call: string;
  body: (ids: Ids) => object;
  /** What makes a repeated request known. */
  key?: string;
  /** The name under which later steps know the record that was made. */
  keep?: string;
  seen: Seen;
}

const col = companies.name;
const contacts = { col, sub: 'contacts' };
const asked = (query: object) => () => ({ col, ...query });
const written = (named: string, body: object) => (ids: Ids) => ({ col, id: ids[named], ...body });
const done: Seen = { status: 200 };
const found = (...names: string[]): Seen => ({ status: 200, names, isLast: true });
const refused = (status: number, code: string, fields?: Record<string, string>): Seen => ({ status, code, fields });
const where = (field: string, is: string, value?: unknown) => asked({ where: [{ field, is, value }] });

const made = (name: string, fields: object = {}): Step => ({
  says: `${name} is made`,
  call: 'create',
  body: asked({ name, ...fields }),
  keep: name,
  seen: done,
});

/**
 * Requests about companies and what each is answered with, in this order, where no company is yet. The service and what stands
 * for it in tests of pages both answer so.
 */
const conversation: Step[] = [
  made('Bolt', { city: 'Boston', hasBPA: true }),
  { ...made('Acme', { city: 'Austin', website: 'https://acme.example' }), key: 'acme-is-made-once' },
  {
    ...made('Acme', { city: 'Austin', website: 'https://acme.example' }),
    key: 'acme-is-made-once',
    says: 'once, though asked twice',
  },
  made('Core 10', { state: 'Maryland' }),
  made('Core 9', { status: 'Inactive' }),
  {
    says: 'a name is needed, and a state is one of those that there are',
    call: 'create',
    body: asked({ state: 'Atlantis' }),
    seen: refused(422, 'invalid', { name: 'validation.required', state: 'validation.oneOf' }),
  },
  {
    says: 'a field that there is not',
    call: 'create',
    body: asked({ name: 'Dyne', colour: 'red' }),
    seen: refused(400, 'unknown-field', { colour: 'validation.unknown' }),
  },
  {
    says: 'in the order of their names',
    call: 'query',
    body: asked({}),
    seen: found('Acme', 'Bolt', 'Core 10', 'Core 9'),
  },
  {
    says: 'a page and how many there are',
    call: 'query',
    body: asked({ limit: 2, total: true }),
    seen: { status: 200, names: ['Acme', 'Bolt'], total: 4, isLast: false },
  },
  {
    says: 'the other way round',
    call: 'query',
    body: asked({ sort: { field: 'name', descending: true } }),
    seen: found('Core 9', 'Core 10', 'Bolt', 'Acme'),
  },
  {
    says: 'no more of them than is named',
    call: 'query',
    body: asked({ fields: ['name', 'city'], search: 'bolt' }),
    seen: { ...found('Bolt'), members: ['id', 'version', 'name', 'city'] },
  },
  {
    says: 'a field that is named and there is not',
    call: 'query',
    body: asked({ fields: ['colour'] }),
    seen: refused(400, 'unknown-field'),
  },
  { says: 'by words', call: 'query', body: asked({ search: 'core' }), seen: found('Core 10', 'Core 9') },
  { says: 'where it is so', call: 'query', body: where('status', 'eq', 'Inactive'), seen: found('Core 9') },
  {
    says: 'where it is one of these',
    call: 'query',
    body: where('name', 'in', ['Bolt', 'Acme']),
    seen: found('Acme', 'Bolt'),
  },
  {
    says: 'those that can be chosen',
    call: 'list',
    body: asked({}),
    seen: { status: 200, names: ['Acme', 'Bolt', 'Core 10'] },
  },
  {
    says: 'one of them',
    call: 'getRecordById',
    body: written('Acme', {}),
    seen: {
      status: 200,
      record: { name: 'Acme', version: 1, city: 'Austin', state: null, hasBPA: false, status: 'Active' },
    },
  },
  {
    says: 'one that there is not',
    call: 'getRecordById',
    body: asked({ id: '01920000-0000-7000-8000-000000000000' }),
    seen: refused(404, 'no-record'),
  },
  {
    says: 'a change',
    call: 'update',
    body: written('Acme', { version: 1, city: 'Albany' }),
    seen: { status: 200, record: { version: 2 } },
  },
  {
    says: 'a change of another field from the version before goes through',
    call: 'update',
    body: written('Acme', { version: 1, state: 'New York' }),
    seen: { status: 200, record: { version: 3 } },
  },
  {
    says: 'one of the same field does not',
    call: 'update',
    body: written('Acme', { version: 1, city: 'Akron' }),
    seen: refused(409, 'conflict', { city: 'validation.changed' }),
  },
  {
    says: 'nor one that is not valid',
    call: 'update',
    body: written('Acme', { version: 3, name: '' }),
    seen: refused(422, 'invalid', { name: 'validation.required' }),
  },
  {
    says: 'what was changed stands',
    call: 'getRecordById',
    body: written('Acme', {}),
    seen: { status: 200, record: { name: 'Acme', version: 3, city: 'Albany', state: 'New York' } },
  },
  {
    says: 'a contact of a company',
    call: 'createSubcollection',
    body: ({ Acme }) => ({ ...contacts, ref: Acme, name: 'Bo Ruiz', email: 'bo@acme.example' }),
    keep: 'Bo',
    seen: done,
  },
  {
    says: 'a contact without a name',
    call: 'createSubcollection',
    body: ({ Acme }) => ({ ...contacts, ref: Acme, email: 'x' }),
    seen: refused(422, 'invalid', { name: 'validation.required', email: 'admin.email.invalid' }),
  },
  {
    says: 'a change of a contact',
    call: 'updateSubcollection',
    body: ({ Acme, Bo }) => ({ ...contacts, parentID: Acme, id: Bo, version: 1, role: 'Buyer' }),
    seen: done,
  },
  {
    says: 'the contacts of a company',
    call: 'getSubCollection',
    body: ({ Acme }) => ({ ...contacts, id: Acme }),
    seen: { status: 200, names: ['Bo Ruiz'] },
  },
  {
    says: 'the contacts of all',
    call: 'query',
    body: () => ({ ...contacts, search: 'bo' }),
    seen: found('Bo Ruiz'),
  },
  {
    says: 'one less',
    call: 'deleteSubcollection',
    body: ({ Acme, Bo }) => ({ ...contacts, id: Acme, recordId: Bo }),
    seen: done,
  },
  {
    says: 'then there is none',
    call: 'getSubCollection',
    body: ({ Acme }) => ({ ...contacts, id: Acme }),
    seen: { status: 200, names: [] },
  },
];

interface ErrorAnswer {
  code: string;
  fields?: Record<string, { key: string }>;
}

interface Answer {
  data?: unknown;
  next?: string | null;
  total?: number;
  errorInfo?: ErrorAnswer;
}

/** A service keeps it from its beginning. */
const { placeholder } = companies;

const keysOf = (fields?: ErrorAnswer['fields']) =>
  fields && Object.fromEntries(Object.entries(fields).map(([name, { key }]) => [name, key]));

const seenOf = (status: number, { data, next, total, errorInfo }: Answer, isNamed: boolean): Seen => {
  if (errorInfo) return { status, code: errorInfo.code, fields: keysOf(errorInfo.fields) };
  if (Array.isArray(data))
    return {
      status,
      names: data.map(({ name }) => name).filter((name) => name !== placeholder),
      ...(total !== undefined && { total }),
      ...(next !== undefined && { isLast: next === null }),
      ...(isNamed && { members: Object.keys(data[0] ?? {}) }),
    };
  return typeof data === 'object' && data !== null ? { status, record: data } : { status };
};

/** Has the conversation with whoever answers: what was seen of each answer, by what its step says. */
export const converse = async (
  ask: (call: string, body: object, key?: string) => Promise<{ status: number; body: Answer }>,
): Promise<Record<string, Seen>> => {
  const ids: Ids = {};
  const seen: Record<string, Seen> = {};
  for (const { says, call, body, key, keep } of conversation) {
    const sent = body(ids);
    const answer = await ask(call, sent, key);
    seen[says] = seenOf(answer.status, answer.body, 'fields' in sent);
    if (keep) ids[keep] = String(answer.body.data);
  }
  return seen;
};

/** What there is to see of each answer. */
export const expected = Object.fromEntries(conversation.map(({ says, seen }) => [says, seen]));
