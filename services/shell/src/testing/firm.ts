import type { Notice, NoticeStatement, RecordEvent, Reference } from '@bidwright/contract-kit';
import { v7 as uuid } from 'uuid';
import { now } from '../clock.ts';
import type { bench } from './bench.ts';
import { garden } from './garden.ts';

type Bench = ReturnType<typeof bench>;
type Fields = Record<string, unknown>;

/** Nobody in particular, who does things of which people are told. */
export const somebody: Reference = { id: uuid(), name: 'Noor Haddad' };

export const named = (name: string): Reference => ({ id: uuid(), name });

interface Told extends Partial<RecordEvent> {
  service: string;
  col: string;
  record: Fields;
}

const changesOf = (from: Fields | null, to: Fields): RecordEvent['changes'] =>
  Object.fromEntries(
    Object.keys(to)
      .filter((field) => JSON.stringify(from?.[field]) !== JSON.stringify(to[field]))
      .map((field) => [field, { from: from?.[field] ?? null, to: to[field] }]),
  );

/** The services of a firm, as far as they tell the front door of their records. */
export const firm = ({ service, signedIn }: Bench) => {
  const versions = new Map<string, number>();

  const deliver = async (published: Told): Promise<RecordEvent> => {
    const recordId = published.recordId ?? uuid();
    const version = (versions.get(recordId) ?? 0) + 1;
    versions.set(recordId, version);
    const usual = { id: uuid(), kind: 'created' as const, recordId, version, at: now(), by: somebody, title: 'name' };
    const event = { ...usual, changes: changesOf(null, published.record), ...published, version };
    const { body } = await again(event);
    expect(body.data).toEqual({ done: [event.id], failed: [] });
    return event;
  };

  /** Delivers an event, for the first time or not. */
  const again = (event: RecordEvent) =>
    service.post('/internal/events', { events: [event] }, service.as({ service: event.service }));

  /** Tells that a record has other values now. */
  const change = (event: RecordEvent, fields: Fields, by: Reference = somebody): Promise<RecordEvent> => {
    const record = { ...event.record, ...fields };
    return deliver({ ...event, id: uuid(), kind: 'changed', by, record, changes: changesOf(event.record, record) });
  };

  /** Somebody who works here, with a browser in which he is signed in. */
  const hire = async (name: string, role: string, { teams = [] }: { teams?: Reference[] } = {}) => {
    const ids = teams.map(({ id }) => id);
    const { browser, person } = await signedIn({ name, permissions: [role], teams: ids });
    const { id, email, permissions } = person;
    const record = { name, email, permissions, teams, status: 'Active' };
    await deliver({ service: 'admin', col: 'users', kind: 'changed', recordId: id, record });
    return { id, name, email, browser, reference: { id, name } };
  };

  /** A service says which notices it has. */
  const state = (statement: NoticeStatement = garden): Promise<RecordEvent> =>
    deliver({ service: 'garden', col: 'noticeTypes', recordId: 'garden', record: { ...statement } });

  /** A service has something to tell people. */
  const news = async (notice: Partial<Notice> & Pick<Notice, 'type'>, by: Reference | null = somebody) => {
    await state();
    const id = uuid();
    const values = { by: by?.name ?? '', name: 'Roses' };
    const full: Notice = { recordId: uuid(), occasion: id, values, link: '/garden/roses', mail: 'no', ...notice };
    return deliver({ id, service: 'garden', col: 'notices', record: { by, notices: [full] } });
  };

  return { deliver, again, change, state, news, hire };
};

export type Hired = Awaited<ReturnType<ReturnType<typeof firm>['hire']>>;

interface Read {
  id: string;
  type: string;
  title: string;
  message: string;
  read: boolean;
  roles: string[];
  users: Reference[];
  seq: number;
  version: number;
  link: string;
}

/** What somebody finds in the inbox, newest first. */
export const inboxOf = async ({ browser }: Pick<Hired, 'browser'>): Promise<Read[]> => {
  const sort = { field: 'seq', descending: true };
  const { body } = await browser.post<Read[]>('/api/shell/query', { col: 'notifications', sort });
  return body.data;
};

export const typesFor = async (hired: Pick<Hired, 'browser'>): Promise<string[]> =>
  (await inboxOf(hired)).map(({ type }) => type);
