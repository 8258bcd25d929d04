import type { personSkills } from '@bidwright/contract-ftes';
import type { RecordOf } from '@bidwright/contract-kit';
import { skillsOf } from '../staffing/personSkills.ts';
import { scalePositionOf, scaleUserAt } from './scaleUsers.ts';

/** The first place that no skill of the demo's people has. */
const first = 1000;

/** What the first `count` people of a large firm can do, beside the demo's. */
export const scalePersonSkills = (count: number, today: string): RecordOf<typeof personSkills>[] =>
  skillsOf(
    Array.from({ length: count }, (_, n) => ({ person: scaleUserAt(n), position: scalePositionOf(n), n })),
    first,
    today,
  );
