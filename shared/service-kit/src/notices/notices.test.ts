import { event } from '@bidwright/service-testing/event';
import { service as fixture } from '@bidwright/service-testing/fixture/service';
import { noticesOf } from '@bidwright/service-testing/notices';
import { testService } from '@bidwright/service-testing/testService';
import { type Notices, noticeStatement, type StatedNotice } from './stated.ts';

const planted: StatedNotice = {
  subject: 'beds',
  look: 'news',
  readers: ['Admin'],
  on: ['garden.roses.created'],
  notices: ({ record }) => [
    {
      values: { name: String(record.name) },
      link: '/garden',
      users: record.gardener ? [{ id: 'g', name: 'Gus' }] : [null],
      mail: 'no',
    },
  ],
};

const words = (service: string) => ({
  [`${service}.notice.planted.title`]: 'Planted',
  [`${service}.notice.planted.message`]: '{name} is planted',
  [`${service}.notice.beds`]: 'Beds',
});

const stated = (service: string): Notices => {
  const en = words(service);
  return { types: { planted }, texts: { en, fr: en, ro: en, zh: en } };
};

/** A rose is planted, which a gardener is to be told. */
const rose = (record: { id: string; name: string; gardener?: boolean }, job?: string) =>
  event({ service: 'garden', col: 'roses', kind: 'created', record, job });

const running = testService({ ...fixture, notices: stated(fixture.name) });

test('an event makes a notice of the record that it is about, for who is named', async () => {
  const published = rose({ id: 'r1', name: 'Queen', gardener: true });
  await running.deliver(published);
  await running.deliver(rose({ id: 'r2', name: 'King' }));
  expect(await noticesOf(running)).toEqual([
    {
      type: 'planted',
      recordId: 'r1',
      occasion: published.id,
      values: { name: 'Queen' },
      link: '/garden',
      users: [{ id: 'g', name: 'Gus' }],
      mail: 'no',
      by: published.by,
    },
  ]);
});

test('what a job does to many records is marked as one', async () => {
  for (const id of ['r1', 'r2']) await running.deliver(rose({ id, name: id, gardener: true }, 'job'));
  expect(await noticesOf(running)).toMatchObject([
    { once: 'job', values: { name: 'r1 …' } },
    { once: 'job', values: { name: 'r2 …' } },
  ]);
});

test('the front door is told what it has to know, and a text that is missing is a fault', () => {
  expect(noticeStatement('garden', stated('garden')).types).toEqual({
    planted: { subject: 'beds', look: 'news', readers: ['Admin'] },
  });
  const { types, texts } = stated('garden');
  const { 'garden.notice.beds': _beds, ...fr } = words('garden');
  expect(() => noticeStatement('garden', { types, texts: { ...texts, fr } })).toThrow('in fr for garden.notice.beds');
});
