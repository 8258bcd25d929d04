import { stepName } from '@bidwright/contract-opportunities';
import { person } from '@bidwright/service-testing';
import { admin, lead, planning } from './testing/planning.ts';

const { create, update, bid, begin, planOf } = planning();

const col = 'proposalTemplates';
const template = (steps: object[], who = admin) => create(col, { name: 'Reviews', steps, status: 'Active' }, who);
const storyboard = { name: 'Storyboard', workDaysBefore: 12 };

test('new plans begin with the reviews that an Admin has set, and plans that exist are left alone', async () => {
  const before = await bid();
  await begin(before);
  const made = await template([
    { name: 'Red team', workDaysBefore: 4 },
    storyboard,
    { name: 'Start', workDaysBefore: 15 },
  ]);
  const id = await bid();
  await begin(id);
  const { steps, sections } = await planOf(id);
  expect(steps.map((step) => [stepName(step), step.workDaysBefore])).toEqual([
    ['Start', 15],
    ['Storyboard', 12],
    ['Red team', 4],
  ]);
  expect(sections.map(({ readyFor }) => readyFor)).toEqual(['Storyboard', 'Storyboard']);
  expect((await planOf(before)).steps.map(stepName)).toContain('Pink team');
  await update(col, made.body.data, { status: 'Inactive' });
  const again = await bid();
  await begin(again);
  expect((await planOf(again)).steps).toHaveLength(5);
});

const faults = async (steps: object[]) => {
  const { status, body } = await template(steps);
  return [status, Object.keys(body.errorInfo?.fields ?? {})];
};

test('a template names each review once, with its work days, and Admins alone write it', async () => {
  expect(await faults([])).toEqual([422, ['steps']]);
  expect(await faults([storyboard, { ...storyboard, name: 'storyboard' }])).toEqual([422, ['steps']]);
  expect(await faults([{ ...storyboard, name: '' }])).toEqual([422, ['steps']]);
  expect(await faults([{ ...storyboard, name: 'x'.repeat(61) }])).toEqual([422, ['steps']]);
  expect(await faults([{ ...storyboard, workDaysBefore: 251 }])).toEqual([422, ['steps']]);
  for (const who of [lead, person('Operations')]) expect((await template([storyboard], who)).status).toBe(403);
});

test('of two Admins who change the template at once the second is told', async () => {
  const id = (await template([storyboard])).body.data;
  expect((await update(col, id, { version: 1, steps: [{ ...storyboard, workDaysBefore: 9 }] })).status).toBe(200);
  const second = await update(col, id, { version: 1, steps: [{ ...storyboard, workDaysBefore: 8 }] });
  expect([second.status, second.body.errorInfo.current]).toMatchObject([409, { steps: [{ workDaysBefore: 9 }] }]);
});
