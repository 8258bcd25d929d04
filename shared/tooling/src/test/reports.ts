import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Count } from '../count.ts';
import { dataFolder } from '../root.ts';

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
const honest = (count: Count | undefined, code: number): Count => {
  if (!count) return { passed: 0, failed: 1 };
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
};

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not be run at all. */
  numRuntimeErrorTestSuites: number;
}

export const countJest = async (file: string, code: number): Promise<Count> => {
  const report = await read<JestReport>(file);
  return honest(
    report && { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites },
    code,
  );
};

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** Errors outside any test. */
  errors: unknown[];
}

export const countPlaywright = async (file: string, code: number): Promise<Count> => {
  const report = await read<PlaywrightReport>(file);
  return honest(
    report && {
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
    },
    code,
  );
};
