import { sampleQuestion, sampleRequirement } from '@bidwright/contract-opportunities';
import { addDays } from '@bidwright/service-kit';
import { remindersOn, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';
import { notices } from './notices.ts';
import { firm } from './testing.ts';

const running = testService(service);
const { hire, call, staffed } = firm(running);

const told = async (day: string, type: string) =>
  (await remindersOn(running, notices, day))
    .filter((one) => one.type === type)
    .map(({ users = [], values, link }) => ({ names: users.flatMap((one) => one?.name ?? []), values, link }));

const of = (date: string, count: number) => ({ name: 'Waterway permits', date, count });

const unanswered = { state: 'Open' as const, answer: null, sources: [] };

test('who answers questions or requirements is reminded three days, a day and on the day before, of how many are open', async () => {
  const [maria, max] = [await hire('Maria'), await hire('Max')];
  const { id: opportunityId } = await staffed({ dueDate: '2026-12-24' });
  const ask = (fields: object) =>
    call<string>('create', { ...sampleQuestion({ opportunityId, ...unanswered, ...fields }), col: 'questions' });
  await ask({ owner: maria, due: '2026-12-16' });
  const second = await ask({ owner: maria, due: '2026-12-16' });
  await ask({ owner: max });
  await ask({ due: '2026-12-16' });
  await call('create', { ...sampleRequirement({ opportunityId, owner: maria }), col: 'requirements' });

  const page = `/general/opportunities/${opportunityId}`;
  for (const left of [3, 1, 0]) {
    expect(await told(addDays('2026-12-16', -left), 'questions-soon')).toEqual([
      { names: ['Maria'], values: of('2026-12-16', 2), link: `${page}/questions` },
    ]);
    expect(await told(addDays('2026-12-24', -left), 'questions-soon')).toEqual([
      { names: ['Max'], values: of('2026-12-24', 1), link: `${page}/questions` },
    ]);
    expect(await told(addDays('2026-12-24', -left), 'requirements-soon')).toEqual([
      { names: ['Maria'], values: of('2026-12-24', 1), link: `${page}/requirements` },
    ]);
  }
  expect(await told('2026-12-14', 'questions-soon')).toEqual([]);
  await call('update', { col: 'questions', id: second, state: 'Rejected' });
  expect(await told('2026-12-16', 'questions-soon')).toMatchObject([{ values: of('2026-12-16', 1) }]);
});
