import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { violationsOf } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { signIn } from '../people.ts';

const program = join(import.meta.dirname, '../../shared/tooling/src/commands/backup.ts');

test('an Admin sees that a service is silent, that it answers again, and when the last backup was made', async ({
  page,
  address,
  platform,
}) => {
  const into = await mkdtemp(join(tmpdir(), 'bidwright-health-'));
  await signIn(page, address, 'admin');
  await page.goto('/admin/health');
  await expect(page.getByText(/^No action needed/)).toBeVisible();
  await expect(page.getByText('None yet')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const service = platform.service('template-demo');
  await service.stop();
  try {
    await page.reload();
    await expect(page.getByRole('alert').getByText('The service template-demo is not responding.')).toBeVisible();
    const row = page.getByRole('row', { name: /^template-demo/ });
    await expect(row.getByText('Not responding')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  } finally {
    await service.start();
  }
  await promisify(execFile)(process.execPath, [program, '--to', into], {
    env: { ...process.env, DATA_DIR: platform.dataDir },
  });
  // The page looks again by itself.
  await expect(page.getByText(/^No action needed/)).toBeVisible();
  await expect(page.getByText(into)).toBeVisible();
  await rm(into, { recursive: true });
});
