import { v7 as uuid } from 'uuid';
import { bench } from '../testing/bench.ts';
import { firm, named } from '../testing/firm.ts';

const house = bench();
const { tell, again, change, hire, bid } = firm(house);

const sent = async () => {
  const ann = await hire('Ann Ode', 'Team Lead');
  const ben = await hire('Ben Ito', 'Project Manager');
  const gus = await hire('Gus Gone', 'Project Manager');
  await tell({
    service: 'admin',
    col: 'users',
    kind: 'changed',
    recordId: gus.id,
    record: { name: gus.name, email: gus.email, permissions: [], teams: [], manager: null, status: 'Inactive' },
  });
  const { recordId: parentId } = await bid();
  const decision = { kind: 'Go', sentAt: null, sentBy: null, sentTo: [], sentSubject: null, sentText: null };
  const made = await tell({
    service: 'opportunities',
    col: 'opportunities',
    sub: 'decisions',
    parentId,
    record: decision,
  });
  const mail = { sentSubject: 'We bid', sentText: 'All agreed.\n<b>', sentBy: ann.reference };
  const event = await change(made, {
    ...mail,
    sentAt: 1_790_000_000,
    sentTo: [ben, gus].map(({ reference }) => reference),
  });
  return { ann, ben, gus, parentId, event };
};

const mails = () =>
  house.db().selectFrom('emails').selectAll().where('template', '=', 'decision').orderBy('state').execute();

test('a decision is one mail to each person, with the way to the bid; the queue says who has left since', async () => {
  const { ann, ben, gus, parentId } = await sent();
  const [toGus, toBen] = await mails();
  expect(toGus).toMatchObject({ to: [gus.email], state: 'Failed', error: expect.stringContaining('any more') });
  expect([toBen]).toMatchObject([
    {
      to: [ben.email],
      subject: 'We bid',
      text: expect.stringMatching(new RegExp(`^All agreed.\n<b>\n\n.+/general/opportunities/${parentId}\n$`)),
      html: expect.stringContaining('&lt;b&gt;'),
      state: 'Queued',
      link: `/general/opportunities/${parentId}`,
      addedById: ann.id,
    },
  ]);
});

test('the same event again mails nothing again, nor does another change of the decision', async () => {
  const { event } = await sent();
  await again(event);
  await change(event, { sentText: 'Other' });
  expect(await mails()).toHaveLength(2);
});

test('who is not known yet is waited for: nobody is left out', async () => {
  const { event } = await sent();
  const later = named('Dee Late');
  const sentTo = [...(event.record.sentTo as object[]), later];
  const again = { ...event, id: uuid(), version: event.version + 5, record: { ...event.record, sentTo } };
  expect((await house.service.tell(again)).failed).toMatchObject([{ id: again.id }]);
  expect(await mails()).toHaveLength(2);
  const record = { name: later.name, email: 'dee@firm.example', permissions: [], teams: [], status: 'Active' };
  await tell({ service: 'admin', col: 'users', kind: 'changed', recordId: later.id, record });
  expect((await house.service.tell(again)).failed).toEqual([]);
  expect((await mails()).map(({ to }) => to[0])).toContain('dee@firm.example');
});
