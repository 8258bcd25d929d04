import { createHash } from 'node:crypto';
import { now } from '../../clock.ts';
import type { Registered } from '../tables.ts';

/** Of a module, as far as it tells who gets which version. */
export type Stage = Pick<Registered, 'restVersion' | 'stageEnds' | 'stageSeed' | 'stagePeople'>;

/** Part of the people who are the first to get a version. */
const share = 0.05;

/** Whether all but a few people still wait for the version that is on. Time alone ends that. */
export const isRunning = ({ stageEnds }: Pick<Stage, 'stageEnds'>): boolean => stageEnds !== null && stageEnds > now();

/** Where a person stands among all, from 0 to 1: the same for as long as a stage goes on, and elsewhere in the next. */
export const placeOf = (seed: string, personId: string): number =>
  createHash('sha256').update(`${seed} ${personId}`).digest().readUInt32BE() / 2 ** 32;

/** Whether a person is among the first of a stage. */
export const isFirst = ({ stageSeed, stagePeople }: Stage, personId: string): boolean =>
  stageSeed !== null && (stagePeople?.includes(personId) || placeOf(stageSeed, personId) < share);

/** What all but the first people have of a module. */
export const restOf = (module: Registered): string | null =>
  isRunning(module) ? module.restVersion : module.activeVersion;
