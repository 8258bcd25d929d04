import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../root.ts';

/** What we read of Jest's `--json`. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that could not be run at all. */
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    ok: boolean;
    tests: { results: { error?: { message?: string }; attachments?: { name: string; path?: string }[] }[] }[];
  }[];
}

/** What we read of Playwright's JSON. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  /** Errors outside any test. */
  errors: { message?: string }[];
}

const firstLine = (text = ''): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .find(Boolean)
    ?.slice(0, 200) ?? '';

const line = (...parts: string[]): string => parts.filter(Boolean).join(' › ');

export const jestFailures = ({ testResults }: JestReport): string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const file = relative(root, name);
      if (failed.length === 0) return [line(file, firstLine(message.replace(/^.*Test suite failed to run/, '')))];
      return failed.map(({ fullName, failureMessages: [why] }) => line(file, fullName, firstLine(why)));
    });

const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

export const playwrightFailures = ({ suites, errors }: PlaywrightReport): string[] => [
  ...suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const why = tests.flatMap(({ results }) => results.map(({ error }) => error?.message)).find(Boolean);
      return line(file, title, firstLine(why));
    }),
  ...errors.map(({ message }) => firstLine(message)),
];

/** The files in which Playwright kept what the page held when a test failed. */
export const keptPages = ({ suites }: PlaywrightReport): string[] =>
  suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.flatMap(({ attachments = [] }) => attachments)))
    .flatMap(({ name, path }) => (name === 'error-context' && path ? [path] : []));
