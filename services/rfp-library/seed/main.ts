import { rfpContent } from '@bidwright/contract-rfp-library';
import { scaleContent } from '@bidwright/demo-data';
import { seed } from '@bidwright/service-kit';
import { service } from '../src/service.ts';

const entries = (count: number) => (today: string) => [{ collection: rfpContent, records: scaleContent(count, today) }];

await seed(service, { firm: entries(80_000), million: entries(1_000_000) });
