import { demoData } from '@bidwright/demo-data';
import { addDays } from '@bidwright/service-kit';
import { loadDemo } from '@bidwright/service-kit/internal/demo';
import { event, remindersOn, testService } from '@bidwright/service-testing';
import { service } from '../service.ts';
import { notices } from './notices.ts';

const running = testService(service);
const today = '2026-11-24';

test('on the day on which a bid of the demo is due its manager is reminded', async () => {
  const { admin, opportunities } = demoData(today);
  await loadDemo(running.db, service.collections, () => opportunities, running.fileContext.storage);
  for (const record of admin.opportunityStatus)
    await running.deliver(event({ service: 'admin', col: 'opportunityStatus', record: { ...record } }));
  const bid = opportunities.opportunities.find(
    ({ dueDate, opportunityStatus }) => dueDate && dueDate > today && opportunityStatus?.name === 'Writing',
  );
  if (!bid?.dueDate || !bid.rfpManager) throw new Error('The demo has no bid that is due');
  const { dueDate, id, rfpManager, solicitationName } = bid;
  const ofBid = async (day: string) => {
    const told = await remindersOn(running, notices, day);
    return told.filter(({ type, recordId }) => type === 'due-soon' && recordId === id);
  };
  expect(await ofBid(addDays(dueDate, -2))).toEqual([]);
  expect(await ofBid(dueDate)).toMatchObject([
    {
      values: { name: solicitationName, date: dueDate },
      link: `/general/opportunities/${id}`,
      users: expect.arrayContaining([expect.objectContaining({ id: rfpManager.id })]),
    },
  ]);
});
