import { conformance, person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const bid = { id: 'bid-1', name: 'Waterway permits' };
const entries = [{ month: 3, year: 2026, percentAllocated: 0.5 }];

conformance(
  service,
  {
    projections: { fte: { id: 'ann', name: 'Ann' }, opportunity: bid, entries },
    actuals: {
      fte: { id: 'ann', name: 'Ann' },
      opportunity: bid,
      entries: [{ month: 3, year: 2026, hours: 61.5 }],
    },
    leaves: { person: { id: 'ann', name: 'Ann' }, firstDay: '2026-12-21', lastDay: '2026-12-24', hoursPerDay: 4 },
    personSkills: { person: { id: 'ann', name: 'Ann' }, skill: { id: 'python', name: 'Python' }, level: 3 },
  },
  {
    // It stands in the place of a person.
    without: ['openRole'],
    // They read a table that was sent before.
    outOfReach: ['tryHours', 'importHours'],
  },
);

describe('projections', () => {
  const { call } = testService(service);
  const col = 'projections';
  const admin = person('Admin');
  const ann = person('User', { name: 'Ann' });
  const project = (fte: object, more: object = {}) =>
    call<string>('create', { col, fte, opportunity: bid, entries, ...more }, admin);

  interface Projection {
    fte: { id: string; name: string };
    entries: object[];
  }

  const byPerson = (id: string, who: typeof ann) =>
    call<Projection[]>('listBySimpleQuery', { col, field: 'fte.id', condition: '==', value: id }, who);

  test('a person’s months are found by the person’s id', async () => {
    await project({ id: ann.id, name: 'Ann' });
    await project({ id: 'bob', name: 'Bob' });
    const { body } = await byPerson(ann.id, admin);
    expect(body.data).toMatchObject([{ fte: { id: ann.id }, opportunity: bid, kind: 'planned', entries }]);
  });

  test('everyone sees the own months, who staffs bids sees all', async () => {
    await project({ id: ann.id, name: 'Ann' });
    await project({ id: 'bob', name: 'Bob' });
    expect((await call<Projection[]>('list', { col }, ann)).body.data.map(({ fte }) => fte.name)).toEqual(['Ann']);
    expect((await byPerson('bob', ann)).body.data).toEqual([]);
    expect((await byPerson('bob', person('Operations'))).body.data).toHaveLength(1);
  });

  test.each([
    [{ month: 13, year: 2026, percentAllocated: 1 }],
    [{ month: 3, year: 1999, percentAllocated: 1 }],
    [{ month: 3, year: 2026, percentAllocated: 2.1 }],
    [{ month: 3, year: 2026 }],
    ['March'],
  ])('a month of %j is refused', async (entry) => {
    const { status, body } = await project({ id: 'ann', name: 'Ann' }, { entries: [entry] });
    expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, ['entries']]);
  });
});
