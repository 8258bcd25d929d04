import { leaves, personSkills } from '@bidwright/contract-ftes';
import type { Collection } from '@bidwright/contract-kit';
import { levelKey, levels } from '../../skills/levels.ts';

/** A table about people that comes in from their page. */
export interface PeopleTable {
  collection: Collection;
  /** The key of what its records are called. */
  title: string;
  /** The key of its place in the menu; that of what a table is like ends with `.help`. */
  text: string;
  /** What the keys of its columns begin with, apart from the person's. */
  column: string;
  /** By field the keys of words that stand in its cells, and their values. */
  words?: Record<string, Record<string, string>>;
}

export const leaveTable: PeopleTable = {
  collection: leaves,
  title: 'ftes.leaves',
  text: 'ftes.leave.import',
  column: 'ftes.leave',
};

export const skillTable: PeopleTable = {
  collection: personSkills,
  title: 'ftes.skills',
  text: 'ftes.skill.import',
  column: 'ftes.skill',
  words: { level: Object.fromEntries(levels.map((level) => [levelKey(level), level])) },
};
