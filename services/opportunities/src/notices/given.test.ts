import { type Question, sampleQuestion, sampleRequirement } from '@bidwright/contract-opportunities';
import { person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';
import { firm } from './testing.ts';

const running = testService(service);
const { admin, hire, call, staffed, published } = firm(running);

const open = { state: 'Open' as const, answer: null, sources: [] };

const ask = (fields: object) =>
  call<string>('create', { ...sampleQuestion({ ...open, text: 'Who is the deputy?', ...fields }), col: 'questions' });
const demand = (fields: object) =>
  call<string>('create', { ...sampleRequirement({ text: 'Three pages at most.', ...fields }), col: 'requirements' });

const heard = async (type: string) =>
  (await published(type)).map(({ names, values, link, mail, once }) => ({ names, values, link, mail, once }));

const give = async (given: object[], who = admin) => {
  const { status, body } = await running.call('giveQuestions', { questions: given }, who);
  expect([status, body.errorInfo]).toEqual([200, undefined]);
};

const versionsOf = async (ids: string[]) => {
  const where = [{ field: 'id', is: 'in', value: ids }];
  return (await call<Question[]>('query', { col: 'questions', where })).map(({ id, version }) => ({ id, version }));
};

test('who is given one question or requirement is told at once, by whom, and where it is', async () => {
  const [maria, max] = [await hire('Maria'), await hire('Max')];
  const { id: opportunityId } = await staffed();
  const question = await ask({ opportunityId, owner: maria });
  await give([{ id: question, version: 1, owner: max }]);
  const requirement = await demand({ opportunityId });
  await call('update', { col: 'requirements', id: requirement, owner: maria });
  await call('update', { col: 'requirements', id: requirement, state: 'In work' });
  await call('update', { col: 'requirements', id: requirement, owner: null });

  const values = { by: admin.name, bid: 'Waterway permits', name: 'Who is the deputy?' };
  const page = `/general/opportunities/${opportunityId}`;
  const once = undefined;
  expect(await heard('questions-given')).toEqual([
    { names: ['Maria'], values, link: `${page}/questions`, mail: 'now', once },
    { names: ['Max'], values, link: `${page}/questions`, mail: 'now', once },
  ]);
  expect(await heard('requirements-given')).toEqual([
    {
      names: ['Maria'],
      values: { ...values, name: 'Three pages at most.' },
      link: `${page}/requirements`,
      mail: 'now',
      once,
    },
  ]);
});

test('of many that are given at once each person is told once, and a long text is cut', async () => {
  const maria = await hire('Maria');
  const { id: opportunityId } = await staffed();
  const text = 'Which of your staff hold a licence? '.repeat(10);
  const ids = [
    await ask({ opportunityId, text }),
    await ask({ opportunityId, text }),
    await ask({ opportunityId, text }),
  ];
  await give((await versionsOf(ids)).map((one) => ({ ...one, owner: maria })));
  const demanded = [await demand({ opportunityId }), await demand({ opportunityId })];
  await call('bulkUpdate', { col: 'requirements', ids: demanded, set: { owner: maria } });

  for (const [type, count] of [
    ['questions-given', 3],
    ['requirements-given', 2],
  ] as const) {
    const told = await heard(type);
    // The front door tells each person but once of what has one mark.
    expect([told.length, new Set(told.map(({ once }) => once)).size, told[0]?.once]).toEqual([
      count,
      1,
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ]);
    for (const { values } of told) expect(String(values.name)).toMatch(/ …$/);
  }
  const [first] = await heard('questions-given');
  expect(String(first?.values.name).length).toBeLessThan(130);
});

test('nobody is told of what they take themselves, nor twice of what they have', async () => {
  const maria = await hire('Maria');
  const self = { ...person('Admin', { name: 'Maria' }), id: maria.id };
  const { id: opportunityId } = await staffed();
  const question = await ask({ opportunityId });
  const requirement = await demand({ opportunityId });
  await give([{ id: question, version: 1, owner: maria }], self);
  await call('update', { col: 'requirements', id: requirement, owner: maria }, self);
  await give([{ id: question, version: 2, due: '2026-12-04' }]);
  expect([await heard('questions-given'), await heard('requirements-given')]).toEqual([[], []]);
});
