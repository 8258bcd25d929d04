import type { ErrorInfo } from '@bidwright/contract-kit';
import { sampleOpportunity } from '@bidwright/contract-opportunities';
import { person, testService } from '@bidwright/service-testing';
import { service } from './service.ts';

const running = testService(service);
const admin = person('Admin');
const client = { id: 'client-1', name: 'Bureau of Inland Waterways' };

interface Warned {
  data: string;
  warnings?: NonNullable<ErrorInfo['fields']>;
}

const send = async (call: 'create' | 'update', fields: object): Promise<Warned> => {
  const { status, body } = await running.call(call, { col: 'opportunities', ...fields }, admin);
  expect(status).toBe(200);
  return body as unknown as Warned;
};
const record = (solicitationName: string, more: object = {}) =>
  send('create', { ...sampleOpportunity({ client, solicitationNumber: null }), solicitationName, ...more });

test.each([
  ['Waterway Permitting Modernisation', true],
  ['waterway  permitting – modernization (2)', true],
  ['Wàterway permitting', true],
  ['Lock and dam inspection', false],
])('beside ‘Waterway permitting modernization’, %s is similar: %s', async (name, similar) => {
  await record('Waterway permitting modernization');
  const { warnings } = await record(name);
  expect(warnings?.solicitationName?.message).toBe(
    similar ? '‘Waterway permitting modernization’ for the same client has a similar name' : undefined,
  );
});

test('a bid of another client, an archived one and the bid itself are not meant', async () => {
  const { data: id } = await record('Waterway permitting modernization');
  expect(
    (await record('Waterway permitting modernization', { client: { id: 'c-2', name: 'City' } })).warnings,
  ).toBeUndefined();
  expect((await send('update', { id, description: 'x' })).warnings).toBeUndefined();
  await send('update', { id, status: 'Inactive' });
  expect((await record('Waterway permitting modernization')).warnings).toBeUndefined();
});

test('a decision that is due after the bid is kept with a warning', async () => {
  const { data: id, warnings } = await record('One', { dueDate: '2026-12-24', decisionDueDate: '2026-12-25' });
  expect(warnings?.decisionDueDate?.message).toBe('The decision date is after the due date');
  expect((await send('update', { id, decisionDueDate: '2026-12-24' })).warnings).toBeUndefined();
});
