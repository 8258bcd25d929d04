import { companies, teams, users } from '@bidwright/contract-admin';
import { scaleCompanies, scaleTeams, scaleUsers } from '@bidwright/demo-data';
import { seed } from '@bidwright/service-kit';
import { service } from '../src/service.ts';

/** Together with the demo's: 60 teams, 2,000 people and 3,000 who have left, 3,500 companies with 14,000 contacts. */
const firm = (today: string) => [
  { collection: teams, records: scaleTeams(52, today) },
  { collection: users, records: scaleUsers({ active: 1968, inactive: 2996 }, today) },
  { collection: companies, records: scaleCompanies(3438, 13_882, today) },
];

await seed(service, { firm, million: firm });
