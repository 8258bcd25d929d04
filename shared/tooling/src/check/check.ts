import { type Count, sum } from '../count.ts';
import { textOf } from '../fault.ts';
import { say, since } from '../say.ts';
import { type CheckStep, checkSteps } from './steps.ts';

const runStep = async ({ name, run }: CheckStep, signal: AbortSignal): Promise<Count> => {
  const started = Date.now();
  const wrong = await run(signal).catch(textOf);
  signal.throwIfAborted();
  say(`check ${wrong ? 'FAILED' : 'passed'}: ${name} … ${since(started)}${wrong ? `\n${wrong}\n` : ''}`);
  return wrong ? { passed: 0, failed: 1, failures: [`check › ${name}`] } : { passed: 1, failed: 0, failures: [] };
};

/** Runs every check, also after one has failed, and counts them. */
export const check = async (signal: AbortSignal): Promise<Count> => {
  const counts: Count[] = [];
  for (const step of checkSteps) counts.push(await runStep(step, signal));
  return sum(counts);
};
