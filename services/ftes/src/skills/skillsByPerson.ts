import type { Skill } from '@bidwright/contract-admin';
import type { PersonCapacity } from '@bidwright/contract-ftes';
import { pathIn } from '@bidwright/service-kit';
import { sql } from 'kysely';
import type { Db } from '../tables.ts';

type Skills = NonNullable<PersonCapacity['skills']>;

/** What each person can do, or each of those that are named, of the skills in use, by name. */
export const skillsByPerson = async (db: Db, people?: readonly string[]): Promise<Map<string, Skills>> => {
  if (people?.length === 0) return new Map();
  const all = db
    .selectFrom('personSkills as p')
    .innerJoin('copies as c', (on) => on.on('c.col', '=', 'skills').onRef('c.id', '=', 'p.skillId'))
    .select(['p.personId', 'p.skillId', 'p.skillName', 'p.level'])
    .where('p.status', '=', 'Active')
    .where(sql`json_value(c.record, ${pathIn<Skill>('status')})`, '=', 'Active')
    .orderBy('p.skillName');
  const rows = await (people ? all.where('p.personId', 'in', people) : all).execute();
  const skills = new Map<string, Skills>();
  for (const { personId, skillId: id, skillName: name, level } of rows) {
    const found = skills.get(personId);
    if (found) found.push({ id, name, level });
    else skills.set(personId, [{ id, name, level }]);
  }
  return skills;
};
