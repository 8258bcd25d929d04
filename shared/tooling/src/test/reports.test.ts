import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exec } from '../exec.ts';
import { dataFolder, root } from '../root.ts';
import { treeOf } from './pages.ts';
import { countJest, countPlaywright } from './reports.ts';

// Inside the project, so that the tools find their packages.
mkdirSync(dataFolder, { recursive: true });
const folder = mkdtempSync(join(dataFolder, 'reports-'));
const report = join(folder, 'report.json');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeEach(() => rmSync(report, { force: true }));

const run = async (tool: string, args: string[], files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, JEST_WORKER_ID: undefined };
  const { code } = await exec(join(root, 'node_modules/.bin', tool), args, { cwd: folder, env });
  return code;
};

const right = "test('is right', () => { expect(1).toBe(1); });\n";
const wrong = "test('is wrong', () => { expect(1).toBe(2); });\n";
const broken = "throw new Error('cannot be run');\n";

const runJest = (files: Record<string, string>) =>
  run('jest', ['--rootDir', folder, '--testMatch', '**/*.check.cjs', '--json', '--outputFile', report], files);

test('counts what Jest ran, and a file that cannot be run as a failure', async () => {
  const config = { 'jest.config.json': '{}', 'a.check.cjs': right + right.replace('right', 'right too') };
  expect(await countJest(report, await runJest(config))).toEqual({ passed: 2, failed: 0, failures: [] });
  const code = await runJest({ 'a.check.cjs': right + wrong, 'b.check.cjs': broken });
  const count = await countJest(report, code);
  expect(count).toMatchObject({ passed: 1, failed: 2 });
  expect(count.failures.sort()).toEqual([
    expect.stringMatching(/a\.check\.cjs › is wrong › Error: expect\(received\)/),
    expect.stringMatching(/b\.check\.cjs › .*cannot be run/),
  ]);
});

const runPlaywright = (files: Record<string, string>) => run('playwright', ['test', '--reporter=json'], files);

test('counts what Playwright ran, and a file that cannot be run as a failure', async () => {
  const head = "const { test, expect } = require('@playwright/test');\n";
  const config = { 'playwright.config.cjs': "module.exports = { testMatch: '*.check.cjs' };", 'b.check.cjs': '' };
  expect(await countPlaywright(report, await runPlaywright({ ...config, 'a.check.cjs': head + right }))).toEqual({
    passed: 1,
    failed: 0,
    failures: [],
  });
  expect(await countPlaywright(report, await runPlaywright({ 'a.check.cjs': head + right + wrong }))).toEqual({
    passed: 1,
    failed: 1,
    failures: [expect.stringMatching(/a\.check\.cjs › is wrong › Error: expect/)],
  });
  const code = await runPlaywright({ 'a.check.cjs': head + right, 'b.check.cjs': broken });
  expect(await countPlaywright(report, code)).toMatchObject({
    failed: 1,
    failures: [expect.stringContaining('cannot be run')],
  });
});

test('of a kept page the end of its tree is shown, without addresses', () => {
  const lines = Array.from({ length: 150 }, (_, n) => `- listitem: ${n}`);
  const kept = ['# Page snapshot', '', '```yaml', '- link "Home":', '  - /url: /', ...lines, '```', ''].join('\n');
  expect(treeOf(kept)).toEqual(lines.slice(50));
  expect(treeOf('Nothing was kept')).toEqual(['']);
});

test('a tool that leaves no report, or fails without a failed test, is one failure', async () => {
  expect(await countJest(report, 0)).toEqual({ passed: 0, failed: 1, failures: ['jest left no report'] });
  writeFileSync(report, '{"numPassedTests":3,"numFailedTests":0,"numRuntimeErrorTestSuites":0,"testResults":[]}');
  expect(await countJest(report, 1)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['jest ended with 1 though no test failed'],
  });
});
