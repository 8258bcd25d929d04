import { admin, runningBids } from '@bidwright/service-testing/fixture/running';
import { sql } from 'kysely';
import type { AuditEntry } from './audit.ts';

const running = runningBids();
const { ask, keep } = running;

const rows = async () =>
  (await sql<AuditEntry & { seq: number }>`select * from audit order by seq`.execute(running.db)).rows.map((row) => ({
    ...row,
    changes: JSON.parse(String(row.changes)),
  }));

test('each write leaves one entry: who, when, what, before and after', async () => {
  const bid = await keep({ pages: 1 });
  await ask('update', { id: bid.id, pages: 2 });
  const note = await ask<string>('createSubcollection', { ref: bid.id, sub: 'notes', text: 'Call them' });
  await ask('deleteSubcollection', { id: bid.id, sub: 'notes', recordId: note.body.data });
  const who = {
    byId: admin.id,
    byName: 'Ada',
    at: expect.any(Number),
    requestId: expect.stringMatching(/^[\w-]{8,}$/),
  };
  const ofNote = { recordId: note.body.data, sub: 'notes', parentId: bid.id, col: 'bids' };
  expect(await rows()).toMatchObject([
    {
      ...who,
      seq: 1,
      action: 'changed',
      col: 'bids',
      recordId: bid.id,
      sub: null,
      changes: { pages: { from: 1, to: 2 } },
    },
    { ...who, seq: 2, action: 'created', ...ofNote, changes: { text: { from: null, to: 'Call them' } } },
    { ...who, seq: 3, action: 'removed', ...ofNote, changes: { text: { from: 'Call them', to: null } } },
  ]);
});

test('a call that is refused or changes nothing leaves none', async () => {
  const bid = await keep();
  await ask('update', { id: bid.id, name: bid.name });
  await ask('update', { id: bid.id, name: '' });
  await ask('create', { name: 'x' });
  expect(await rows()).toEqual([]);
});
