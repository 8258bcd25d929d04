import { type Collection, emptyInput, type Person, type SubCollection } from '@bidwright/contract-kit';
import { insertRecords, newRecord, type Row, type StoredRecord, tableOf } from '@bidwright/service-kit';
import { subTableOf } from '@bidwright/service-kit/internal/table/table';
import { v7 as newId } from 'uuid';
import { person } from '../person.ts';
import type { TestService } from '../testService.ts';
import type { World } from './world.ts';

/** What happened, by call: a status, or whether something was answered. */
export type Outcome = Record<string, number | string>;

/** Whoever made the records that are tried. */
export const other = person('Admin', { name: 'Somebody else' });

const textFile = new TextEncoder().encode('Questions for the client');

/** Records of a kind and of no kind, asked for by one person. */
export class Trial {
  static #count = 0;
  readonly #running: TestService;
  readonly #collection: Collection;
  readonly #world: World;
  readonly who: Person;

  constructor(running: TestService, collection: Collection, world: World, who: Person) {
    this.#running = running;
    this.#collection = collection;
    this.#world = world;
    this.who = who;
  }

  #ask(call: string, body: object) {
    const { name, service } = this.#collection;
    return this.#running.post(`/api/${service}/${call}`, { col: name, ...body }, this.#running.as(this.who));
  }

  #input(kind: string): Row {
    Trial.#count += 1;
    const change = kind === 'foreign' ? {} : this.#world.kinds?.[kind]?.(this.who);
    return { ...this.#world.sample(Trial.#count), ...change };
  }

  /** Puts a record into the database, past the calls. A kind may say its id and who added it. */
  async #keep(kind: string): Promise<StoredRecord> {
    const { before, after, stored = this.#collection } = this.#world;
    const wanted: Row = { ...emptyInput(this.#collection), ...this.#input(kind) };
    await before?.(this.#running, wanted);
    const input = this.#collection.input.cast(wanted, { assert: false }) as Row;
    const { id, addedBy } = wanted;
    const record = {
      ...newRecord(input, other),
      ...(id ? { id } : {}),
      ...(addedBy ? { addedBy } : {}),
    } as StoredRecord;
    await insertRecords(this.#running.db, tableOf(stored), [record]);
    await after?.(this.#running, record);
    return record;
  }

  async #keepChild(sub: SubCollection, parentId: string, by: Person): Promise<string> {
    const input = sub.input.cast(this.#world.subs?.[sub.name] ?? {}) as Row;
    const child = newRecord({ ...sub.input.getDefault(), ...input }, by);
    await insertRecords(this.#running.db, subTableOf(this.#collection, sub), [child], () => parentId);
    return child.id;
  }

  async read(kind: string): Promise<Outcome> {
    const { id } = await this.#keep(kind);
    const simple = { field: 'id', condition: '==', value: id };
    const outcome: Outcome = { getRecordById: (await this.#ask('getRecordById', { id })).status };
    for (const [call, body] of Object.entries({ list: {}, query: { limit: 200 }, listBySimpleQuery: simple })) {
      const { status, body: answer } = await this.#ask(call, body);
      const found = status === 200 && (answer.data as { id: string }[]).some((row) => row.id === id);
      outcome[call] = status === 200 ? (found ? 'found' : 'left out') : status;
    }
    return outcome;
  }

  async create(kind: string): Promise<Outcome> {
    const { id: _, addedBy: __, ...input } = this.#input(kind);
    await this.#world.before?.(this.#running, input);
    return { create: (await this.#ask('create', input)).status };
  }

  async update(kind: string, fields: Row): Promise<Outcome> {
    const { id } = await this.#keep(kind);
    return { update: (await this.#ask('update', { id, ...this.#world.update, ...fields })).status };
  }

  async merge(kind: string): Promise<Outcome> {
    const [kept, lost] = [await this.#keep('foreign'), await this.#keep(kind)];
    return { merge: (await this.#ask('merge', { id: kept.id, from: [lost.id] })).status };
  }

  async export(kind: string): Promise<Outcome> {
    return this.#exported((await this.#keep(kind)).id);
  }

  async exportPart(kind: string, sub: SubCollection): Promise<Outcome> {
    const { id } = await this.#keep(kind);
    return this.#exported(await this.#keepChild(sub, id, other), sub.name);
  }

  /** Is a record of the subcollection among those of all parents? */
  async queryPart(kind: string, sub: SubCollection): Promise<Outcome> {
    const { id } = await this.#keep(kind);
    const child = await this.#keepChild(sub, id, other);
    const where = [{ field: 'id', is: 'eq', value: child }];
    const { status, body } = await this.#ask('query', { sub: sub.name, where });
    if (status !== 200) return { query: status };
    return { query: (body.data as unknown[]).length > 0 ? 'found' : 'left out' };
  }

  /** What is taken out of the service is looked into. */
  async #exported(id: string, sub?: string): Promise<Outcome> {
    const where = [{ field: 'id', is: 'eq', value: id }];
    const { status, body } = await this.#ask('exportRecords', { where, fields: [], ...(sub && { sub }) });
    if (status !== 200) return { exportRecords: status };
    const { url, as } = this.#running;
    const { file } = body.data as { file: { url: string } };
    if (!file) throw new Error('The export has no file: ' + JSON.stringify(body));
    const sent = await fetch(url + file.url, { headers: as(this.who) });
    return { exportRecords: (await sent.text()).includes(id) ? 'found' : 'left out' };
  }

  /** Writes what is there already: what counts is whether the person may. */
  async bulk(kind: string): Promise<Outcome> {
    const { id, ...record } = await this.#keep(kind);
    const { title, sort } = this.#collection;
    const field = [title, sort].find((name) => Object.hasOwn(record, name)) ?? title;
    const set = this.#world.update ?? { [field]: record[field] };
    const { status, body } = await this.#ask('bulkUpdate', { ids: [id], set });
    if (status !== 200) return { bulkUpdate: status };
    const { results } = body.data as { results: { outcome: string }[] };
    return { bulkUpdate: results[0]?.outcome === 'unchanged' ? 'done' : String(results[0]?.outcome) };
  }

  /** Who may import is told that there is no such file, others nothing. */
  async import(sub?: string): Promise<Outcome> {
    return {
      tryImport: (await this.#ask('tryImport', { sub, file: newId() })).status,
      importSheet: (await this.#ask('importSheet', { sub })).status,
    };
  }

  async readField(kind: string, field: string): Promise<Outcome> {
    const { id } = await this.#keep(kind);
    const { status, body } = await this.#ask('getRecordById', { id });
    return { getRecordById: status === 200 && Object.hasOwn(body.data as object, field) ? 'shown' : 'hidden' };
  }

  async withSub(kind: string, sub: SubCollection, act: string, by: Person): Promise<Outcome> {
    const { id } = await this.#keep(kind);
    const fields = this.#world.subs?.[sub.name] ?? {};
    if (act === 'read') return { read: (await this.#ask('getSubCollection', { id, sub: sub.name })).status };
    if (act === 'create')
      return { create: (await this.#ask('createSubcollection', { ref: id, sub: sub.name, ...fields })).status };
    const child = await this.#keepChild(sub, id, by);
    const answer =
      act === 'update'
        ? await this.#ask('updateSubcollection', { parentID: id, id: child, sub: sub.name, ...fields })
        : await this.#ask('deleteSubcollection', { id, recordId: child, sub: sub.name });
    return { [act]: answer.status };
  }

  /** The file of a record: one that is read, or removed, was sent by somebody else before. */
  async withFile(kind: string, act: string): Promise<Outcome> {
    const { id } = await this.#keep(kind);
    const send = async (method: string, who: Person) => {
      const { url, as } = this.#running;
      const body = method === 'PUT' ? (this.#world.file ?? textFile) : undefined;
      const path = `${url}/api/${this.#collection.service}/files/${id}`;
      return (await fetch(path, { method, headers: as(who), body })).status;
    };
    if (act === 'write') return { PUT: await send('PUT', this.who) };
    const sent = await send('PUT', other);
    if (sent !== 200) throw new Error(`The file of the matrix is refused with ${sent}`);
    return act === 'remove' ? { DELETE: await send('DELETE', this.who) } : { GET: await send('GET', this.who) };
  }
}
