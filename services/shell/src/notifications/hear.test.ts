import { v7 as uuid } from 'uuid';
import { bench } from '../testing/bench.ts';
import { firm, typesFor } from '../testing/firm.ts';
import { pulled } from '../testing/pulled.ts';
import { hear } from './hear.ts';

const house = bench();
const { bid, hire } = firm(house);

test('while not all are known who were there before, what happened is told later rather than to nobody', async () => {
  const manager = await hire('Max', 'Project Manager');
  const told = await bid();
  const record = { mentions: [manager.reference], text: 'What do you think?', replyTo: null };
  const comment = { sub: 'comments', parentId: told.recordId, recordId: uuid(), record };
  const event = { ...told, ...comment, id: uuid() };
  const hearIt = () => hear(event, { trx: house.service.db, service: { outlet: { peers: ['admin'] } } });
  await expect(hearIt()).rejects.toMatchObject({ status: 503 });
  await pulled(house.db(), ['users', 'teams', 'opportunityOwner']);
  await expect(hearIt()).rejects.toMatchObject({ status: 503 });
  expect(await typesFor(manager)).toEqual([]);
  await pulled(house.db(), ['opportunityStatus']);
  await hearIt();
  expect(await typesFor(manager)).toEqual(['mention']);
});
