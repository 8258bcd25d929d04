import type { Requirement, UndoReading } from '@bidwright/contract-opportunities';
import { person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';
import { solicitations } from './testing.ts';

const running = testService(service);
const { call } = running;
const { admin, bid, add, readAll, of } = solicitations(running);

const undo = (document: string, who = admin) => call<UndoReading>('undoReading', { document }, who);

const undoAll = async (document: string) => {
  const sum = { undone: 0, kept: 0, calls: 0 };
  for (;;) {
    const { status, body } = await undo(document);
    expect(status).toBe(200);
    sum.undone += body.data.undone;
    sum.kept += body.data.kept;
    sum.calls += 1;
    if (body.data.isDone) return sum;
  }
};

const demand = (n: number) => `The contractor shall deliver item ${n} of the list to depot ${n} of the county.`;
const demands = (count: number) => Array.from({ length: count }, (_, n) => demand(n)).join('\n\n');

const active = async (id: string) => (await of(id)).filter(({ status }) => status === 'Active');
const said = (all: Requirement[]) =>
  all.map(({ text, document, place, page, section, amended, textBefore, owner, state }) => ({
    text,
    document: document?.id,
    place,
    page,
    section,
    amended,
    textBefore,
    owner,
    state,
  }));

test('a reading is taken back as a whole, some at a time, and may be done anew', async () => {
  const id = await bid();
  const document = await add(id, demands(120));
  await readAll(document);
  expect(await undoAll(document)).toEqual({ undone: 120, kept: 0, calls: 3 });
  expect(await active(id)).toEqual([]);
  expect(await undoAll(document)).toEqual({ undone: 0, kept: 0, calls: 1 });
  await readAll(document);
  expect(await active(id)).toHaveLength(120);
  expect(await undoAll(document)).toMatchObject({ undone: 120, kept: 0 });
});

test('what somebody has worked on since stays, and is counted', async () => {
  const id = await bid();
  const document = await add(id, demands(4));
  await readAll(document);
  const [first] = await of(id);
  await call('update', { col: 'requirements', id: first?.id, state: 'In work' }, admin);
  // Reading it once more writes nothing, and hides nothing of this.
  await readAll(document);
  expect(await undoAll(document)).toEqual({ undone: 3, kept: 1, calls: 1 });
  expect((await active(id)).map(({ text, state }) => [text, state])).toEqual([[first?.text, 'In work']]);
});

test('an amendment that is taken back leaves all as it was before it, whoever owns it', async () => {
  const id = await bid();
  const before = await add(id, `Background of the work.\n\n${demands(5)}`);
  await readAll(before);
  const owner = { id: 'u-priya', name: 'Priya Raman' };
  for (const one of await of(id)) await call('update', { col: 'requirements', id: one.id, owner }, admin);
  const was = said(await active(id));
  const text = `The vendor must sign this amendment.\n\n${demands(4).replace('item 2 of the list', 'items 2 and 3 of the list')}`;
  const document = await add(id, text, { supersedes: { id: before, name: 'RFP' } });
  const [answer] = await readAll(document);
  expect(answer?.body.data).toMatchObject({ created: 1, changed: 1, gone: 1 });
  expect(said(await active(id))).not.toEqual(was);
  expect(await undoAll(document)).toMatchObject({ kept: 0 });
  expect(said(await active(id))).toEqual(was);
});

test('who may not write the bid takes nothing back, and there must be a document', async () => {
  const id = await bid();
  const document = await add(id, demands(2));
  await readAll(document);
  expect((await undo(document, person('Operations'))).status).toBe(403);
  expect((await undo(document, person('Team Lead', { teams: ['team-other'] }))).status).toBe(403);
  expect((await undo('00000000-0000-7000-8000-00000000dead')).status).toBe(404);
  expect(await active(id)).toHaveLength(2);
});
