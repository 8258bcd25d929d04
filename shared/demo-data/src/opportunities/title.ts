import type { TeamName } from '../admin/teamList.ts';

export interface Title {
  name: string;
  client: string;
  team: TeamName;
}
