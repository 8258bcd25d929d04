import { Box } from '@bidwright/remote-kit/ui';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import { ContactsCard } from '../cards/contacts/ContactsCard.tsx';
import { ContentCard } from '../cards/content/ContentCard.tsx';
import { CostsCard } from '../cards/costs/CostsCard.tsx';
import { DecisionsCard } from '../cards/decisions/DecisionsCard.tsx';
import { DocumentsCard } from '../cards/documents/DocumentsCard.tsx';
import { PlansCard } from '../cards/staffing/PlansCard.tsx';

/** What belongs to a bid, two cards beside each other where there is room. */
export const PartCards = ({ record }: { record: OpportunityRecord }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    <DocumentsCard record={record} />
    <DecisionsCard record={record} />
    <ContactsCard record={record} />
    <PlansCard record={record} />
    <ContentCard record={record} />
    <CostsCard record={record} />
  </Box>
);
