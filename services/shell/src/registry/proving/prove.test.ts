import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from '../../context.ts';
import { bench } from '../../testing/bench.ts';
import { proveLater } from './prove.ts';
import { beginRecord, findProving } from './record.ts';

const { data, db } = bench();

test('what cannot be tried at all is refused at once, and the log tells why', async () => {
  const id = '0197b2c0-0000-7000-8000-000000000004';
  const versions = [{ name: 'ftes', version: 'never published' }];
  const told: unknown[] = [];
  const context = {
    db: db(),
    settings: { DATA_DIR: data } as AppContext['settings'],
    log: { error: (_about: unknown, line: string) => told.push(line) } as never,
    stopping: new AbortController().signal,
  };
  await beginRecord(db(), id, versions);
  proveLater(context, { id, versions, browser: '/no/such/browser' }, async () => []);
  while (told.length === 0 || (await findProving(db(), id))?.state === 'running') await pause(20);
  expect(await findProving(db(), id)).toMatchObject({
    state: 'refused',
    faults: [{ kind: 'ended', message: 'It could not be tried' }],
    dateEnded: expect.any(Number),
  });
  expect(told).toEqual(['versions could not be tried']);
});
