import type { AnswerOf } from '@bidwright/contract-kit';
import {
  type giveQuestions,
  type Question,
  type QuestionList,
  sampleOpportunity,
  sampleQuestion,
} from '@bidwright/contract-opportunities';
import { person, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';

const { call } = testService(service);
const admin = person('Admin');
const lead = person('Team Lead', { teams: ['team-health'] });

let bids = 0;
const bid = async () => {
  bids += 1;
  const input = sampleOpportunity({ solicitationNumber: `G-${bids}` });
  return (await call<string>('create', { col: 'opportunities', ...input }, admin)).body.data;
};

const open = { state: 'Open' as const, answer: null, sources: [] };

/** So many questions of a bid. */
const ask = async (opportunityId: string, count: number) => {
  for (let place = 1; place <= count; place += 1) {
    const input = sampleQuestion({ opportunityId, place, ...open });
    expect((await call('create', { col: 'questions', ...input }, admin)).status).toBe(200);
  }
};

const of = async (opportunityId: string) => {
  const where = [{ field: 'opportunityId', is: 'eq', value: opportunityId }];
  return (await call<Question[]>('query', { col: 'questions', where, sort: { field: 'place' } }, admin)).body.data;
};

const priya = { id: 'u-priya', name: 'Priya Raman' };

type Given = AnswerOf<typeof giveQuestions>;

const give = (given: object[], who = admin) => call<Given>('giveQuestions', { questions: given }, who);

test('questions are given to a person with a day, all of them or none, and their owner answers them', async () => {
  const id = await bid();
  await ask(id, 3);
  const [one, other, third] = (await of(id)).map((row) => ({ id: row.id, version: row.version }));
  const said = { owner: { id: lead.id, name: lead.name }, due: '2026-12-04' };
  const stranger = person('Operations');
  const gone = { id: '00000000-0000-7000-8000-00000000dead', version: 1 };
  expect(
    (
      await give([
        { ...one, ...said },
        { ...gone, ...said },
      ])
    ).status,
  ).toBe(404);
  expect((await give([{ ...one, ...said }], stranger)).status).toBe(403);
  expect((await of(id)).map(({ owner, due }) => [owner, due])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);

  const { body } = await give([
    { ...one, ...said },
    { ...other, owner: said.owner },
  ]);
  expect(body.data).toEqual(
    expect.arrayContaining([
      { id: one?.id, version: 2 },
      { id: other?.id, version: 2 },
    ]),
  );
  expect((await of(id)).map(({ owner, due }) => [owner?.id, due])).toEqual([
    [lead.id, '2026-12-04'],
    [lead.id, null],
    [undefined, null],
  ]);
  const lists = await call<QuestionList[]>('questionLists', { opportunity: id }, lead);
  expect(lists.body.data).toMatchObject([{ open: 3, mine: 2 }]);
  const answered = { col: 'questions', state: 'Accepted', answer: 'Ann.', sources: sampleQuestion().sources };
  const say = async (of: string | undefined) => (await call('update', { ...answered, id: of }, lead)).status;
  expect([await say(one?.id), await say(third?.id)]).toEqual([200, 403]);
});

test('who gives a question that somebody else has given meanwhile is told of it, and nothing is written', async () => {
  const id = await bid();
  await ask(id, 2);
  const [one, other] = (await of(id)).map((row) => ({ id: row.id, version: row.version }));
  await give([{ ...other, owner: priya }]);
  const { status, body } = await give([one, other].map((row) => ({ ...row, owner: null, due: '2026-12-04' })));
  expect([status, body.errorInfo.fields]).toMatchObject([
    409,
    { owner: { key: 'validation.changed' }, questions: { key: 'questions.notSaved', values: { number: 2 } } },
  ]);
  expect(body.errorInfo.current).toMatchObject({ id: other?.id, owner: priya });
  expect((await of(id)).map(({ due }) => due)).toEqual([null, null]);
});

test.each([
  ['none', []],
  [
    'one twice',
    [
      { id: 'a', version: 1 },
      { id: 'a', version: 1 },
    ],
  ],
  ['one without a version', [{ id: 'a' }]],
])('%s is refused by the field', async (_what, given) => {
  const { status, body } = await give(given);
  expect([status, Object.keys(body.errorInfo.fields ?? {})]).toEqual([422, ['questions']]);
});
