import { allSubjects } from './all.ts';
import { answer } from './answer.ts';
import type { SubjectName } from './subjects.ts';

const context = {
  random: () => 0,
  now: () => 0,
  newId: () => 'new',
  person: { id: 'p', name: 'Pia', email: 'pia@firm.example' },
  tokenLifetimeMs: 1000,
  seal: (password: string) => password,
};

test.each<[SubjectName, string, object, string]>([
  ['account', 'POST /api/account/login', { email: 'pia@firm.example', password: 'secret' }, 'Server Error'],
  ['mail', 'POST /api/mails/filter', { filter: 'all' }, 'Internal server error'],
])('where a handler of %s throws, it answers 500 with its own words', (subject, address, body, words) => {
  // A state that no handler can read.
  const reply = answer(allSubjects[subject], null, { address, body, context });
  expect(reply).toMatchObject({ status: 500, problem: { message: words } });
});
