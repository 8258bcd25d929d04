import type { teams } from '@bidwright/contract-admin';
import { teams as collection } from '@bidwright/contract-admin';
import { emptyInput, type RecordOf, type Reference } from '@bidwright/contract-kit';
import { addDays } from '@bidwright/contract-kit/days';
import { teamList } from '../admin/teamList.ts';
import { beganOn, userAt } from '../admin/users.ts';
import { instant } from '../days.ts';
import { idOf } from '../ids.ts';
import { kept, nth } from '../records.ts';

/** The first place that no team of the demo has. */
const first = 1000;

const regions = ['North', 'South', 'East', 'West', 'Midwest', 'Pacific', 'Atlantic'];

const nameAt = (n: number) => `${nth(teamList, n).name}, ${nth(regions, Math.floor(n / teamList.length))}`;

/** The n-th team beside the demo's. */
export const scaleTeamAt = (n: number): Reference => ({ id: idOf('teams', first + n), name: nameAt(n) });

/** Teams of a large firm beside the demo's: each of those in each region. */
export function* scaleTeams(count: number, today: string): Generator<RecordOf<typeof teams>, void> {
  for (let n = 0; n < count; n += 1)
    yield {
      ...emptyInput(collection),
      name: nameAt(n),
      lead: userAt(nth(teamList, n).lead),
      color: nth(teamList, n).color,
      order: teamList.length + n,
      ...kept('teams', first + n, instant(addDays(beganOn(today), 1), 55_000 + n), userAt(0)),
    };
}
