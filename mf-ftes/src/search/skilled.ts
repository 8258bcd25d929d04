import type { Reference } from '@bidwright/contract-kit';
import { folded } from '../people/folded.ts';
import type { Level } from '../skills/levels.ts';

/** Finds the skills that are called one of some names. */
export type SkillsNamed = (names: string[]) => Promise<Reference[]>;

/** The name of a skill has so many words at most. */
const most = 4;

/** All runs of a few words that follow each other, the longest first. */
const runsOf = (words: readonly string[]): string[][] =>
  Array.from({ length: Math.min(most, words.length) }, (_, shorter) => Math.min(most, words.length) - shorter).flatMap(
    (length) => Array.from({ length: words.length - length + 1 }, (_, from) => words.slice(from, from + length)),
  );

interface Language {
  fillers: readonly string[];
  /** Levels by what they are called. */
  levelNames: ReadonlyMap<string, Level>;
  skillsNamed: SkillsNamed;
}

interface Skilled {
  skills: Reference[];
  level: Level | undefined;
  /** What is neither. */
  rest: string[];
}

/** Takes the words of a run out, once. */
const without = (words: readonly string[], run: readonly string[]): string[] | undefined => {
  const at = words.findIndex((_, from) => run.every((word, place) => words[from + place] === word));
  return at < 0 ? undefined : [...words.slice(0, at), ...words.slice(at + run.length)];
};

/** What is asked of people's skills, such as 'data scientist python advanced'. A level says something of skills alone. */
export const skilled = async (
  words: readonly string[],
  { fillers, levelNames, skillsNamed }: Language,
): Promise<Skilled> => {
  const runs = runsOf(words);
  const found = runs.length > 0 ? await skillsNamed(runs.map((run) => run.join(' '))) : [];
  const byName = new Map(found.map((skill) => [folded(skill.name), skill]));
  const skills: Reference[] = [];
  let rest = [...words];
  for (const run of runs) {
    const skill = byName.get(run.join(' '));
    const left = skill && without(rest, run);
    if (!skill || !left) continue;
    skills.push(skill);
    rest = left;
  }
  const said = skills.length > 0 ? rest.find((word) => levelNames.has(word)) : undefined;
  return {
    skills,
    level: said === undefined ? undefined : levelNames.get(said),
    rest: rest.filter((word) => word !== said && !fillers.includes(word)),
  };
};
