import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { weigh } from './sizes.ts';

const files = ['entry.js', 'assets/later.js', 'zeros.js', 'font.woff2'];
const dist = mkdtempSync(join(tmpdir(), 'bidwright-sizes-'));

beforeAll(() => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'entry.js'), randomBytes(4000));
  writeFileSync(join(dist, 'assets/later.js'), randomBytes(3000));
  writeFileSync(join(dist, 'zeros.js'), Buffer.alloc(500_000));
  writeFileSync(join(dist, 'earlier.js'), randomBytes(5000));
  writeFileSync(join(dist, 'font.woff2'), randomBytes(9000));
});

afterAll(() => rmSync(dist, { recursive: true, force: true }));

test('weighs what goes over the network, code and texts only', async () => {
  expect(await weigh(dist, { first: ['entry.js'], whole: files }, { first: 4.1, whole: 7.2 })).toEqual([]);
});

test('names each budget that is overrun', async () => {
  expect(await weigh(dist, { first: ['entry.js'], whole: files }, { first: 3.9, whole: 6.9 })).toEqual([
    'first files weigh 4.0 kB, more than 3.9 kB',
    'whole files weigh 7.0 kB, more than 6.9 kB',
  ]);
});
