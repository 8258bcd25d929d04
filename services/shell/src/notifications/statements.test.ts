import type { NoticeStatement } from '@bidwright/contract-kit';
import { saidOf } from './statements.ts';

const texts = (message: string) => ({
  'garden.notice.planted.title': '{name}',
  'garden.notice.planted.message': message,
});

const statement: NoticeStatement = {
  types: {},
  texts: {
    en: texts('Due on {date}, not on {from}, from {month} on'),
    fr: texts('Pour le {date}'),
    ro: texts('La {date}, din {month}'),
    zh: texts('{date}'),
  },
};

test('days and months are told as each language says them, and names as they are', () => {
  const values = { name: '2026 budget', date: '2026-12-24', from: '2026-11-01', month: '2027-01' };
  expect(saidOf('garden', statement, 'planted', values)).toEqual({
    en: { title: '2026 budget', message: 'Due on December 24, 2026, not on November 1, 2026, from January 2027 on' },
    fr: { title: '2026 budget', message: 'Pour le 24 décembre 2026' },
    ro: { title: '2026 budget', message: 'La 24 decembrie 2026, din ianuarie 2027' },
    zh: { title: '2026 budget', message: '2026年12月24日' },
  });
});
