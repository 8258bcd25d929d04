import { sampleSection, sampleStep } from '@bidwright/contract-opportunities';
import { addDays } from '@bidwright/service-kit';
import { event, remindersOn, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';
import { notices } from './notices.ts';
import { firm } from './testing.ts';

const running = testService(service);
const { admin, hire, call, staffed, published } = firm(running);

const told = async (day: string, type: string) =>
  (await remindersOn(running, notices, day))
    .filter((one) => one.type === type)
    .map(({ users = [], values, link, mail }) => ({
      names: users.flatMap((one) => one?.name ?? []),
      values,
      link,
      mail,
    }));

const say = (id: string, fields: object) => call('update', { col: 'proposalSections', id, ...fields });

test('who is given a section to write or to review is told at once, and not of the own doing', async () => {
  const [maria, max] = [await hire('Maria'), await hire('Max')];
  const { id: opportunityId } = await staffed();
  const section = { ...sampleSection({ opportunityId, writer: maria, reviewer: admin }), col: 'proposalSections' };
  const id = await call<string>('create', section);
  await say(id, { writer: max });
  await say(id, { pages: 3 });
  const values = { by: admin.name, name: 'Waterway permits', section: 'Technical approach' };
  expect(await published('section-assigned')).toMatchObject([
    { names: ['Maria'], mail: 'now', recordId: opportunityId, values },
    { names: ['Max'], values },
  ]);
});

/** Pink team on Thursday the 17th of December, its section on the day before. */
const planned = async () => {
  const [maria, max] = [await hire('Maria'), await hire('Max')];
  const { id: opportunityId, open } = await staffed({ dueDate: '2026-12-24' });
  const kept = { opportunityId, kind: 'Pink team' as const, workDaysBefore: 5, people: [max] };
  await call('create', { ...sampleSection({ opportunityId, title: 'Price', writer: maria }), col: 'proposalSections' });
  await call('create', { ...sampleStep(kept), col: 'proposalSteps' });
  await running.deliverOwn();
  return { opportunityId, maria, max, open };
};

test('writers and those whom a step needs are reminded three days, a day and on the day before', async () => {
  const { opportunityId } = await planned();
  const about = { name: 'Waterway permits', date: '2026-12-16' };
  const link = `/general/opportunities/${opportunityId}/proposal`;
  for (const left of [3, 1, 0]) {
    expect(await told(addDays('2026-12-16', -left), 'section-soon')).toEqual([
      { names: ['Maria'], values: { ...about, section: 'Price' }, link, mail: 'digest' },
    ]);
    expect(await told(addDays('2026-12-17', -left), 'step-soon')).toEqual([
      { names: ['Max'], values: { ...about, date: '2026-12-17' }, link, mail: 'digest' },
    ]);
  }
  for (const left of [4, 2, -1]) expect(await told(addDays('2026-12-16', -left), 'section-soon')).toEqual([]);
});

test('what cannot be kept is told two weeks ahead to whom it is of and who runs the bid', async () => {
  const { maria } = await planned();
  expect(await told('2026-12-02', 'plan-at-risk')).toEqual([]);
  const leave = { id: 'leave-1', person: maria, firstDay: '2026-11-01', lastDay: '2026-12-15', hoursPerDay: null };
  const { deliver } = running;
  await deliver(event({ service: 'ftes', col: 'leaves', record: Object.assign(leave, { status: 'Active' }) }));
  expect(await told('2026-12-03', 'plan-at-risk')).toEqual([]);
  expect(await told('2026-12-17', 'plan-at-risk')).toMatchObject([
    { names: ['Maria', 'Olga Owner', 'Max Manager'], values: { name: 'Waterway permits', date: '2026-12-16' } },
  ]);
  const longer = { ...leave, lastDay: '2026-12-16', status: 'Active' };
  await deliver(event({ service: 'ftes', col: 'leaves', version: 2, record: longer }));
  await running.deliverOwn();
  // She is there on no work day from now until the last one before her leave, which has passed.
  expect(await told('2026-12-03', 'plan-at-risk')).toMatchObject([{ names: ['Maria', 'Olga Owner', 'Max Manager'] }]);
});
