import { personSkills, type skillLevels } from '@bidwright/contract-ftes';
import { emptyInput, type RecordOf, type Reference } from '@bidwright/contract-kit';
import { type SkillName, skillList } from '../admin/lists.ts';
import { people } from '../admin/people.ts';
import { beganOn, userAt } from '../admin/users.ts';
import { instant } from '../days.ts';
import { kept, nth, referTo } from '../records.ts';

const skill = referTo('skills', skillList);

/** What people of a position can do, the most usual first. */
const usual = new Map<string, readonly SkillName[]>([
  ['Data Scientist', ['Python', 'Statistics', 'SQL', 'Machine learning', 'Data visualisation']],
  ['Engineer', ['Cloud architecture', 'Python', 'SQL', 'Information security', 'GIS']],
  ['Analyst', ['SQL', 'Data visualisation', 'Interviews', 'Budgeting', 'GIS']],
  ['Consultant', ['Interviews', 'Process mapping', 'Facilitation', 'French', 'Evaluation design']],
  ['Senior Consultant', ['Evaluation design', 'Facilitation', 'Interviews', 'Statistics', 'Spanish']],
]);
const others: readonly SkillName[] = ['Project management', 'Facilitation', 'Budgeting', 'French', 'Process mapping'];

/** What the n-th person of a position is good at, and how well: from three to five things. */
const dealt = (position: string, n: number) =>
  (usual.get(position) ?? others).slice(0, 3 + (n % 3)).map((name, place) => ({
    skill: skill(name),
    level: nth<(typeof skillLevels)[number]>([3, 4, 2, 3, 1, 2], n + place),
  }));

interface Skilled {
  person: Reference;
  position: string;
  /** The place among the people. */
  n: number;
}

/** The skills of some people; `first` is the place of the first record. */
export const skillsOf = (staff: readonly Skilled[], first: number, today: string): RecordOf<typeof personSkills>[] =>
  staff
    .flatMap(({ person, position, n }) => dealt(position, n).map((one) => ({ person, ...one })))
    .map((one, n) => ({
      ...emptyInput(personSkills),
      ...one,
      ...kept('personSkills', first + n, instant(beganOn(today), 60_000), one.person),
    }));

/** What the demo's people say that they can do. */
export const personSkillRecords = (today: string): RecordOf<typeof personSkills>[] =>
  skillsOf(
    people.map(({ position }, n) => ({ person: userAt(n), position, n })),
    0,
    today,
  );
