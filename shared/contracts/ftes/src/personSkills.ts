import { collection, object, oneOfNumbers, type RecordOf, reference, status } from '@bidwright/contract-kit';
import { keepers } from './whose.ts';

/** How well somebody does something: basic, working, advanced, expert. */
export const skillLevels = [1, 2, 3, 4] as const;

/** What people can do, one record a person and skill. What is taken back goes out of use. */
export const personSkills = collection({
  name: 'personSkills',
  service: 'ftes',
  input: object({
    person: reference('users').required(),
    skill: reference('skills').required(),
    level: oneOfNumbers(skillLevels).required(),
    status: status(),
  }),
  search: ['person', 'skill'],
  sort: 'skill',
  match: ['person', 'skill'],
  asked: { sort: ['skill', 'person'], filter: ['status'] },
  rights: { read: keepers, create: keepers, update: keepers },
});

export type PersonSkill = RecordOf<typeof personSkills>;
