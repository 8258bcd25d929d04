import type { Skill } from '@bidwright/contract-admin';
import type { PersonSkill } from '@bidwright/contract-ftes';
import type { ErrorInfo } from '@bidwright/contract-kit';
import { useSkillList, useSkills } from '../api.ts';

interface SkillsOf {
  /** What the person can do, by name; undefined until it is there. */
  known: PersonSkill[] | undefined;
  /** The same, and what was taken back or is no longer in use. */
  kept: PersonSkill[];
  /** What the person may be given. */
  offered: Skill[];
  error: ErrorInfo | undefined;
  refetch: () => void;
}

/** Nobody has as many. */
const limit = 200;

/** What somebody can do, of the skills in use. */
export const useSkillsOf = (id: string): SkillsOf => {
  const where = [{ field: 'person', is: 'eq' as const, value: id }];
  const records = useSkills({ where, sort: { field: 'skill' }, limit });
  const list = useSkillList();
  const { rows: kept } = records;
  const inUse = new Set(list.data?.map((one) => one.id));
  const known = kept && list.data && kept.filter(({ status, skill }) => status === 'Active' && inUse.has(skill.id));
  const has = new Set(known?.map(({ skill }) => skill.id));
  return {
    known,
    kept: kept ?? [],
    offered: list.data?.filter((one) => !has.has(one.id)) ?? [],
    error: records.error ?? list.error,
    refetch: () => {
      records.refetch();
      list.refetch();
    },
  };
};
