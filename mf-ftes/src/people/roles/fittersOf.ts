import type { OpenRole, Outlook, PersonCapacity } from '@bidwright/contract-ftes';
import { folded } from '../folded.ts';

/** Somebody who fits a role. */
interface Fitter {
  one: PersonCapacity;
  /** The least that is free in one of the role's months. */
  free: number;
  /** What is left of the tightest of its months with the role; below 0 where something must go. */
  room: number;
}

/** Sums of parts are not exact. */
const tolerance = 0.005;

const wordsOf = (text: string | null): string[] => folded(text ?? '').match(/[\p{L}\p{N}]+/gu) ?? [];

/** ‘Senior Engineer’ is an engineer, and who is asked for an ‘Engineer II’ too. */
const isCalled = (position: string | null, title: string): boolean => {
  const [own, asked] = [wordsOf(position), wordsOf(title)];
  return own.length > 0 && (asked.every((word) => own.includes(word)) || own.every((word) => asked.includes(word)));
};

/** Whether somebody knows what a role asks for, so well. */
export const knows = ({ skills = [] }: PersonCapacity, { skill, level }: OpenRole): boolean =>
  !skill || skills.some(({ id, level: own }) => id === skill.id && own >= (level ?? 0));

/** What is free in a role's months, and what would be left of them with the role. */
export const roomFor = (one: PersonCapacity, { parts }: OpenRole, outlook: Outlook): Omit<Fitter, 'one'> => {
  const months = parts.flatMap((part, at) => {
    const free = (one.capacities[at] ?? 0) - (one[outlook][at] ?? 0);
    return part > 0 ? [{ free, room: free - part }] : [];
  });
  return {
    free: Math.min(...months.map(({ free }) => free)),
    room: Math.min(...months.map(({ room }) => room)),
  };
};

export const isFree = ({ room }: Pick<Fitter, 'room'>): boolean => room >= -tolerance;

/**
 * Who fits a role, who has most room for it first: whose position it names, and who knows what it asks for. A title that is nobody's
 * position asks for the skill alone.
 */
export const fittersOf = (people: readonly PersonCapacity[], role: OpenRole, outlook: Outlook): Fitter[] => {
  const here = people.filter(({ hasLeft }) => !hasLeft);
  const called = here.filter(({ position }) => isCalled(position, role.title));
  const able = called.length > 0 || !role.skill ? called : here;
  return able
    .filter((one) => knows(one, role))
    .map((one) => ({ one, ...roomFor(one, role, outlook) }))
    .toSorted((a, b) => b.room - a.room);
};
