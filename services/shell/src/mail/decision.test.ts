import { bench } from '../testing/bench.ts';
import { firm } from '../testing/firm.ts';

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
  return { ann, ben, parentId, event };
};

const mails = () => house.db().selectFrom('emails').selectAll().where('template', '=', 'decision').execute();

test('a decision that somebody mails is one mail to those who still work here, with the way to the bid', async () => {
  const { ann, ben, parentId } = await sent();
  expect(await mails()).toMatchObject([
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
  expect(await mails()).toHaveLength(1);
});
