import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Count } from '../count.ts';
import { dataFolder } from '../root.ts';
import { type JestReport, jestFailures, type PlaywrightReport, playwrightFailures } from './failures.ts';
import { sayPages } from './pages.ts';

/** Where a tool is to write its report; an old one is removed first. */
export const reportFile = async (name: string): Promise<string> => {
  const folder = join(dataFolder, 'reports');
  const file = join(folder, name);
  await mkdir(folder, { recursive: true });
  await rm(file, { force: true });
  return file;
};

const read = async <T>(file: string): Promise<T | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** A tool that fails without a failed test, or dies without a report, counts as one failure. */
const honest = (tool: string, count: Count | undefined, code: number): Count => {
  if (!count) return { passed: 0, failed: 1, failures: [`${tool} left no report`] };
  if (code === 0 || count.failed > 0) return count;
  return { ...count, failed: 1, failures: [`${tool} ended with ${code} though no test failed`] };
};

export const countJest = async (file: string, code: number): Promise<Count> => {
  const report = await read<JestReport>(file);
  const count = report && {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures: jestFailures(report),
  };
  return honest('jest', count, code);
};

export const countPlaywright = async (file: string, code: number): Promise<Count> => {
  const report = await read<PlaywrightReport>(file);
  if (report) await sayPages(report);
  const count = report && {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
    failures: playwrightFailures(report),
  };
  return honest('playwright', count, code);
};
