import { rfpContent } from '@bidwright/contract-rfp-library';
import { scaleContentWithUses } from '@bidwright/demo-data';
import { seed } from '@bidwright/service-kit';
import { service } from '../src/service.ts';

/** Together with the demo's 420, so many entries, each used again so often. */
const entries = (count: number, uses: number) => (today: string) => [
  { collection: rfpContent, records: scaleContentWithUses(count - 420, uses, today) },
];

await seed(service, { firm: entries(80_000, 3), million: entries(1_000_000, 0) });
