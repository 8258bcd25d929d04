import { personSkills, projections } from '@bidwright/contract-ftes';
import { scalePersonSkills, scaleProjections } from '@bidwright/demo-data';
import { seed } from '@bidwright/service-kit';
import { service } from '../src/service.ts';

/** Together with the demo's 60,000 plans: about thirty a person over twelve years, for the first 7,368 bids. */
const firm = (today: string) => [
  { collection: projections, records: scaleProjections(59_670, 7368, today) },
  { collection: personSkills, records: scalePersonSkills(1968, today) },
];

await seed(service, { firm, million: firm });
