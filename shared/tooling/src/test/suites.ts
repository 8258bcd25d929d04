import { join } from 'node:path';
import { type Count, sum } from '../count.ts';
import { root } from '../root.ts';
import { countJest, countPlaywright, reportFile } from './reports.ts';
import { through } from './through.ts';

/** Tests of units and of services against a real database. */
export const jest = async (args: string[], signal: AbortSignal): Promise<Count> => {
  const report = await reportFile('jest.json');
  const code = await through('jest', ['--json', `--outputFile=${report}`, ...args], { signal });
  return countJest(report, code);
};

const project = async (name: string, args: string[], signal: AbortSignal): Promise<Count> => {
  const report = await reportFile(`e2e-${name}.json`);
  const options = { cwd: join(root, 'e2e'), env: { E2E_REPORT: report }, signal };
  // A part of the tests may stand in one project alone.
  const some = args.length > 0 ? ['--pass-with-no-tests'] : [];
  const code = await through('playwright', ['test', `--project=${name}`, ...some, ...args], options);
  return countPlaywright(report, code);
};

/** In a browser, what other work may stand beside: what people do, and what versions and faults do to their pages. */
export const beside = (args: string[], signal: AbortSignal): Promise<Count> => project('beside', args, signal);

/** In a browser, what is held to times, with the machine alone; then what changes the clone. */
export const apart = async (args: string[], signal: AbortSignal): Promise<Count> =>
  sum([await project('measured', args, signal), await project('alone', args, signal)]);
