import { opportunities } from '@bidwright/contract-opportunities';
import { scaleOpportunities } from '@bidwright/demo-data';
import { seed } from '@bidwright/service-kit';
import { service } from '../src/service.ts';

const bids = (count: number) => (today: string) => [
  { collection: opportunities, records: scaleOpportunities(count, today) },
];

await seed(service, { firm: bids(7500), million: bids(100_000) });
