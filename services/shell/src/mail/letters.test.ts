import type { Letter, RecordEvent } from '@bidwright/contract-kit';
import { v7 as uuid } from 'uuid';
import { bench } from '../testing/bench.ts';
import { firm, named } from '../testing/firm.ts';

const house = bench();
const { deliver, again, hire } = firm(house);

const letter = (record: Letter): RecordEvent => ({
  id: uuid(),
  service: 'garden',
  col: 'letters',
  kind: 'created',
  recordId: uuid(),
  version: 1,
  at: 0,
  by: record.by,
  changes: {},
  title: '',
  record: { ...record },
});

const written = async () => {
  const ann = await hire('Ann Ode', 'Team Lead');
  const ben = await hire('Ben Ito', 'Project Manager');
  const gus = await hire('Gus Gone', 'Project Manager');
  const gone = { name: gus.name, email: gus.email, permissions: [], teams: [], status: 'Inactive' };
  await deliver({ service: 'admin', col: 'users', kind: 'changed', recordId: gus.id, record: gone });
  const to = [ben.reference, gus.reference];
  const text = 'All agreed.\n<b>';
  return {
    ann,
    ben,
    gus,
    event: letter({ to, subject: 'We plant', text, link: '/garden/roses', by: ann.reference }),
  };
};

const mails = () =>
  house.db().selectFrom('emails').selectAll().where('template', '=', 'letter').orderBy('state').execute();

test('a letter is one mail to each person, with the way to its page; the queue says who has left since', async () => {
  const { ann, ben, gus, event } = await written();
  await again(event);
  const [toGus, toBen] = await mails();
  expect(toGus).toMatchObject({ to: [gus.email], state: 'Failed', error: expect.stringContaining('any more') });
  expect([toBen]).toMatchObject([
    {
      to: [ben.email],
      subject: 'We plant',
      text: expect.stringMatching(/^All agreed.\n<b>\n\n.+\/garden\/roses\n$/),
      html: expect.stringContaining('&lt;b&gt;'),
      state: 'Queued',
      link: '/garden/roses',
      addedById: ann.id,
    },
  ]);
});

test('the same event again mails nothing again', async () => {
  const { event } = await written();
  await again(event);
  await again(event);
  expect(await mails()).toHaveLength(2);
});

test('who is not known yet is waited for: nobody is left out', async () => {
  const { ann, ben } = await written();
  const later = named('Dee Late');
  const to = [ben.reference, later];
  const event = letter({ to, subject: 'We plant', text: 'All agreed.', link: '/garden', by: ann.reference });
  expect((await house.service.deliver(event)).failed).toMatchObject([{ id: event.id }]);
  expect(await mails()).toEqual([]);
  const record = { name: later.name, email: 'dee@firm.example', permissions: [], teams: [], status: 'Active' };
  await deliver({ service: 'admin', col: 'users', kind: 'changed', recordId: later.id, record });
  expect((await house.service.deliver(event)).failed).toEqual([]);
  expect((await mails()).map(({ to }) => to[0])).toContain('dee@firm.example');
});
