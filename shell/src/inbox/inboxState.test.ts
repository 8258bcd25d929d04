import { paramsOf, stateIn, whereIn } from './inboxState.ts';

const now = new Date(2026, 10, 22, 15, 30);
const midnight = (day: number) => new Date(2026, 10, day).getTime() / 1000;

test('an address gives the same page again', () => {
  const address = 'view=unread&type=mention&type=due-soon&days=7';
  expect(paramsOf(stateIn(new URLSearchParams(address))).toString()).toBe(address);
});

test('what nobody can have chosen is left out; which types there are only services know', () => {
  const state = stateIn(new URLSearchParams('view=toString&type=mention&days=-3'));
  expect(state).toEqual({ view: 'all', types: ['mention'], days: [] });
  expect(paramsOf(stateIn(new URLSearchParams())).toString()).toBe('');
});

const where = (address: string) => whereIn(stateIn(new URLSearchParams(address)), 40, now);

test('each view has its filters: new ones came after the last look and are unread', () => {
  expect(where('')).toEqual([]);
  expect(where('view=unread')).toEqual([{ field: 'read', is: 'eq', value: false }]);
  expect(where('view=other')).toEqual([{ field: 'read', is: 'eq', value: true }]);
  expect(where('view=new')).toEqual([
    { field: 'read', is: 'eq', value: false },
    { field: 'seq', is: 'gt', value: 40 },
  ]);
});

test('a span of days begins at a midnight', () => {
  const [today] = whereIn({ view: 'all', types: [], days: ['1'] }, 0, now);
  expect(today).toEqual({ field: 'dateUpdated', is: 'ge', value: midnight(22) });
  const [week] = whereIn({ view: 'all', types: [], days: ['7'] }, 0, now);
  expect(week?.value).toBe(midnight(16));
});
