import { documents, opportunities } from '@bidwright/contract-opportunities';
import { scaleDocuments, scaleOpportunitiesWithParts } from '@bidwright/demo-data';
import { seed } from '@bidwright/service-kit';
import { service } from '../src/service.ts';

/** Together with the demo's, so many bids with so many changes each, and so many documents. */
const data = (bids: number, changes: number, papers: number) => (today: string) => {
  const [moreBids, morePapers] = [bids - 132, papers - 272];
  return [
    { collection: opportunities, records: scaleOpportunitiesWithParts(moreBids, changes, today) },
    { collection: documents, records: scaleDocuments(morePapers, moreBids, today) },
  ];
};

await seed(service, { firm: data(7500, 40, 95_000), million: data(100_000, 8, 95_000) });
