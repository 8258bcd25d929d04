import type { Boot } from '@bidwright/contract-shell';
import { bench, password } from '../testing/bench.ts';

const bootOf = (text: string): Boot => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(text)?.[1] ?? '');
const form = { firstName: 'Rosa', lastName: 'Real', email: 'rosa@firm.example', password };

describe('a firm that nobody has begun', () => {
  const { openShell, visit } = bench();

  test('says so at its sign-in page, until somebody has an account', async () => {
    await openShell();
    expect(bootOf((await visit().open('/login')).text).isNew).toBe(true);
    const founder = visit();
    expect((await founder.post('/api/shell/register', form)).status).toBe(200);
    expect(bootOf((await founder.open('/dashboard')).text).isNew).toBe(false);
    expect(bootOf((await visit().open('/login')).text).isNew).toBe(false);
  });
});

describe('where only an Admin enters people', () => {
  const { openShell, visit } = bench(() => ({ REGISTRATION: 'closed' }));

  test('nobody is asked to begin', async () => {
    await openShell();
    expect(bootOf((await visit().open('/login')).text).isNew).toBe(false);
  });
});
