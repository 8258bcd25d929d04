import { Box } from '@bidwright/remote-kit/ui';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import { ContactsCard } from '../cards/contacts/ContactsCard.tsx';
import { ContentCard } from '../cards/content/ContentCard.tsx';
import { CostsCard } from '../cards/costs/CostsCard.tsx';
import { DecisionsCard } from '../cards/decisions/DecisionsCard.tsx';
import { DocumentsCard } from '../cards/documents/DocumentsCard.tsx';
import { PlansCard } from '../cards/staffing/PlansCard.tsx';
import { stacked } from './columns.ts';

/** What belongs to a bid, in two sides where there is room. Each is packed by itself: a tall card leaves no hole beside it. */
export const PartCards = ({ record }: { record: OpportunityRecord }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    <Box sx={stacked}>
      <DocumentsCard record={record} />
      <ContactsCard record={record} />
      <ContentCard record={record} />
    </Box>
    <Box sx={stacked}>
      <DecisionsCard record={record} />
      <PlansCard record={record} />
      <CostsCard record={record} />
    </Box>
  </Box>
);
