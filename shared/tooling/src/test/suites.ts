import { join } from 'node:path';
import type { Count } from '../count.ts';
import { root } from '../root.ts';
import { countJest, countPlaywright, reportFile } from './reports.ts';
import { through } from './through.ts';

/** Tests of units and of services against a real database. */
export const jest = async (args: string[], signal: AbortSignal): Promise<Count> => {
  const report = await reportFile('jest.json');
  const code = await through('jest', ['--json', `--outputFile=${report}`, ...args], { signal });
  return countJest(report, code);
};

/** Tests of the whole platform in a browser. */
export const playwright = async (args: string[], signal: AbortSignal): Promise<Count> => {
  const report = await reportFile('e2e.json');
  const options = { cwd: join(root, 'e2e'), env: { E2E_REPORT: report }, signal };
  const code = await through('playwright', ['test', ...args], options);
  return countPlaywright(report, code);
};
