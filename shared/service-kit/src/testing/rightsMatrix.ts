import { type Collection, emptyInput, type Person, type SubCollection } from '@bidwright/contract-kit';
import { v7 as newId } from 'uuid';
import type { Row } from '../connect.ts';
import type { ServiceOptions } from '../start.ts';
import { insertRecords } from '../table/insert.ts';
import type { StoredRecord } from '../table/record.ts';
import { subTableOf, tableOf } from '../table/table.ts';
import { signToken } from '../token.ts';
import { newRecord } from '../writes/newRecord.ts';
import { person } from './person.ts';
import { type Cell, type Identity, identities, known, type PolicyTable, reaches, readCell, rolesOf } from './policy.ts';
import { type TestService, testKey, testService } from './testService.ts';

/** What the matrix must know of a collection to make records of it. */
export interface World {
  /** The n-th record that passes every rule. */
  sample(n: number): object;
  /** Kinds of own records, by the letter of the policy: what differs in a record of that kind. */
  kinds?: Record<string, (who: Person) => Row>;
  /** Samples by subcollection. */
  subs?: Record<string, object>;
  /** What the n-th update writes into fields with rights of their own. */
  values?(n: number): Row;
  /** Before a record like this is created by a call. */
  before?(running: TestService, record: Row): Promise<void>;
}

type Conforming = ServiceOptions & { collections: Collection[] };
type Asked = (path: string, body: object) => Promise<{ status: number; body: { data: unknown } }>;
type Outcome = Record<string, number | string>;

const acts = ['read', 'create', 'update'] as const;
const subActs = ['read', 'create', 'update', 'remove'] as const;

/** The rows that a contract asks of the policy. */
const rowsOf = ({ fields = {}, sub }: Collection): string[] => [
  ...acts,
  ...Object.entries(fields).flatMap(([name, rights]) => Object.keys(rights).map((act) => `${act}.${name}`)),
  ...Object.values(sub).flatMap(({ name, readOnly }) =>
    (readOnly ? (['read'] as const) : subActs).map((act) => `${name} ${act}`),
  ),
];

const other = person('Admin', { name: 'Somebody else' });

/** Records of a kind and of no kind, asked for by one person. */
class Trial {
  static #count = 0;
  readonly #running: TestService;
  readonly #collection: Collection;
  readonly #world: World;
  readonly who: Person;
  readonly ask: Asked;

  constructor(
    running: TestService,
    collection: Collection,
    world: World,
    who: Person,
    headers: Record<string, string>,
  ) {
    this.#running = running;
    this.#collection = collection;
    this.#world = world;
    this.who = who;
    this.ask = (call, body) =>
      running.post(`/api/${collection.service}/${call}`, { col: collection.name, ...body }, headers);
  }

  #input(kind: string): Row {
    Trial.#count += 1;
    const change = kind === 'foreign' ? {} : this.#world.kinds?.[kind]?.(this.who);
    return { ...this.#world.sample(Trial.#count), ...change };
  }

  /** Puts a record into the database, past the calls. */
  async keep(kind: string): Promise<StoredRecord> {
    const checked = { ...emptyInput(this.#collection), ...this.#input(kind) };
    const input = this.#collection.input.cast(checked, { assert: false }) as Row;
    const record = { ...newRecord(input, other), ...(checked.id ? { id: String(checked.id) } : {}) } as StoredRecord;
    await insertRecords(this.#running.db, tableOf(this.#collection), [record]);
    return record;
  }

  async #keepChild(sub: SubCollection, parentId: string, by: Person): Promise<string> {
    const input = sub.input.cast(this.#world.subs?.[sub.name] ?? {}) as Row;
    const child = newRecord({ ...sub.input.getDefault(), ...input }, by);
    await insertRecords(this.#running.db, subTableOf(this.#collection, sub), [child], () => parentId);
    return child.id;
  }

  async read(kind: string): Promise<Outcome> {
    const { id } = await this.keep(kind);
    const simple = { field: 'id', condition: '==', value: id };
    const one = await this.ask('getRecordById', { id });
    const outcome: Outcome = { getRecordById: one.status };
    for (const [call, body] of Object.entries({ list: {}, query: { limit: 200 }, listBySimpleQuery: simple })) {
      const { status, body: answer } = await this.ask(call, body);
      const found = status === 200 && (answer.data as { id: string }[]).some((row) => row.id === id);
      outcome[call] = status === 200 ? (found ? 'found' : 'left out') : status;
    }
    return outcome;
  }

  async create(kind: string): Promise<Outcome> {
    const { id: _, ...input } = this.#input(kind);
    await this.#world.before?.(this.#running, input);
    return { create: (await this.ask('create', input)).status };
  }

  async update(kind: string, fields: Row): Promise<Outcome> {
    const { id } = await this.keep(kind);
    return { update: (await this.ask('update', { id, ...fields })).status };
  }

  async readField(kind: string, field: string): Promise<Outcome> {
    const { id } = await this.keep(kind);
    const { status, body } = await this.ask('getRecordById', { id });
    return { getRecordById: status === 200 && Object.hasOwn(body.data as object, field) ? 'shown' : 'hidden' };
  }

  async withSub(kind: string, sub: SubCollection, act: string, by: Person): Promise<Outcome> {
    const { id } = await this.keep(kind);
    const fields = this.#world.subs?.[sub.name] ?? {};
    if (act === 'read') return { read: (await this.ask('getSubCollection', { id, sub: sub.name })).status };
    if (act === 'create')
      return { create: (await this.ask('createSubcollection', { ref: id, sub: sub.name, ...fields })).status };
    const child = await this.#keepChild(sub, id, by);
    const answer =
      act === 'update'
        ? await this.ask('updateSubcollection', { parentID: id, id: child, sub: sub.name, ...fields })
        : await this.ask('deleteSubcollection', { id, recordId: child, sub: sub.name });
    return { [act]: answer.status };
  }
}

const numbers = (isAllowed: boolean, calls: string[], refused: number): Outcome =>
  Object.fromEntries(calls.map((call) => [call, isAllowed ? 200 : refused]));

/** What reading must answer: who sees some records gets lists without the others. */
const reading = (allowed: string, kind: string): Outcome => {
  const found = reaches(allowed, kind);
  const listed = found ? 'found' : allowed === '-' ? 403 : 'left out';
  return { getRecordById: found ? 200 : 403, list: listed, query: listed, listBySimpleQuery: listed };
};

/** One act of one person on a record of a kind: what happened, and what the policy says. */
const tried = async (
  trial: Trial,
  row: string,
  kind: string,
  allowed: string,
  { sub, values }: { sub: Collection['sub']; values: Row },
) => {
  const isAllowed = reaches(allowed, kind);
  const [name = '', act = ''] = row.split(' ');
  const part = sub[name];
  if (part) {
    const outcomes = {
      others: await trial.withSub(kind, part, act, other),
      own: await trial.withSub(kind, part, act, trial.who),
    };
    const ofOthers = isAllowed && !(allowed.includes('c') && (act === 'update' || act === 'remove'));
    return [outcomes, { others: numbers(ofOthers, [act], 403), own: numbers(isAllowed, [act], 403) }];
  }
  const [does = '', field] = row.split('.');
  if (does === 'read' && field)
    return [await trial.readField(kind, field), { getRecordById: isAllowed ? 'shown' : 'hidden' }];
  if (does === 'read') return [await trial.read(kind), reading(allowed, kind)];
  if (does === 'create') return [await trial.create(kind), numbers(isAllowed, ['create'], 403)];
  const changes = field ? { [field]: values[field] } : {};
  return [await trial.update(kind, changes), numbers(isAllowed, ['update'], 403)];
};

/** What a service makes of somebody whom it does not know: no act reaches a record. */
const strangers: Record<string, (name: string) => Record<string, string>> = {
  'signed out': () => ({}),
  expired: (name) => ({ authorization: `Bearer ${signToken(other, name, testKey, Date.now() - 61_000)}` }),
  disabled: (name) => ({ authorization: `Bearer ${signToken(other, name, 'x'.repeat(32))}` }),
};

const callsOfRow: Record<string, string[]> = {
  read: ['getRecordById', 'list', 'query', 'listBySimpleQuery', 'getSubCollection'],
  create: ['create', 'createSubcollection'],
  update: ['update', 'updateSubcollection', 'deleteSubcollection'],
};

/**
 * Tries every act on every collection of a service, as nine identities, on own and others' records, and compares what
 * happens with a policy that was written by hand. A collection, field or subcollection without a row fails.
 */
export const rightsMatrix = (service: Conforming, policy: PolicyTable, worlds: Record<string, World>): void => {
  const running = testService(service);
  let cells = 0;

  test('every act has a row in the policy, and every row an act', () => {
    const stated = Object.fromEntries(service.collections.map((one) => [one.name, rowsOf(one).sort()]));
    const written = Object.fromEntries(Object.entries(policy).map(([name, rows]) => [name, Object.keys(rows).sort()]));
    expect(written).toEqual(stated);
  });

  const rows = service.collections.flatMap((collection) => rowsOf(collection).map((row) => ({ collection, row })));

  test.each(rows)(
    '$collection.name: $row',
    async ({ collection, row }) => {
      const world = worlds[collection.name];
      if (!world) throw new Error(`The matrix knows no sample of ${collection.name}`);
      const kinds = ['foreign', ...Object.keys(world.kinds ?? {})];
      const happened: Record<string, unknown> = {};
      const wanted: Record<string, unknown> = {};
      const attempt = async (identity: Identity, cell: Cell, flags: Partial<Person>, allowed: string) => {
        for (const kind of kinds) {
          const who = person(rolesOf(identity), { teams: ['own-team'], ...flags });
          const trial = new Trial(running, collection, world, who, running.as(who));
          const place = `${identity} ${cell} ${JSON.stringify(flags)} ${kind}`;
          [happened[place], wanted[place]] = await tried(trial, row, kind, allowed, {
            sub: collection.sub,
            values: world.values?.(cells) ?? {},
          });
          cells += 1;
        }
      };
      for (const [at, identity] of known.entries()) {
        const cell = policy[collection.name]?.[row]?.[at] ?? 'no cell';
        const { flag, allowed, otherwise } = readCell(cell);
        const all = { showActuals: true, showProjections: true };
        await attempt(identity, cell, all, allowed);
        await attempt(identity, cell, flag ? { ...all, [flag]: false } : {}, otherwise);
      }
      expect(happened).toEqual(wanted);
    },
    60_000,
  );

  const strange = identities.filter((identity) => !known.includes(identity));
  test.each(strange)('%s gets nothing at all', async (identity) => {
    for (const collection of service.collections) {
      for (const call of Object.values(callsOfRow).flat()) {
        const headers = strangers[identity]?.(service.name) ?? {};
        const body = { col: collection.name, id: newId(), ref: newId(), parentID: newId() };
        const answer = await running.post(`/api/${service.name}/${call}`, body, headers);
        expect([call, collection.name, answer.status]).toEqual([call, collection.name, 401]);
        cells += 1;
      }
    }
  });

  afterAll(() => expect(cells).toBeGreaterThan(rows.length * known.length));
};
