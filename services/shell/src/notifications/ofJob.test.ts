import { bench } from '../testing/bench.ts';
import { firm, inboxOf, somebody, typesFor } from '../testing/firm.ts';

const house = bench();
const { hire, bid } = firm(house);

test('what a job does to many bids is told once to each whom it concerns', async () => {
  const manager = await hire('Max Manager', 'Project Manager');
  const other = await hire('Nia New', 'Project Manager');
  const job = somebody.id;
  for (const name of ['First', 'Second', 'Third'])
    await bid({ solicitationName: name, rfpManager: manager.reference }, somebody, { job });
  await bid({ solicitationName: 'Fourth', rfpManager: other.reference }, somebody, { job });
  expect(await inboxOf(manager)).toMatchObject([{ type: 'opportunity-created', values: { name: 'First …' } }]);
  expect(await inboxOf(other)).toMatchObject([{ type: 'opportunity-created', values: { name: 'Fourth …' } }]);
  const mails = await house.db().selectFrom('emails').select('to').execute();
  expect(mails.map(({ to }) => to[0]).sort()).toEqual([manager.email, other.email].sort());
  await bid({ rfpManager: manager.reference });
  expect(await typesFor(manager)).toHaveLength(2);
});
