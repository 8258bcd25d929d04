import { Box } from '@bidwright/remote-kit/ui';
import { ContentCard } from '../content/ContentCard.tsx';
import type { OpportunityRecord } from '../OpportunityRecord.ts';
import { PlansCard } from '../staffing/PlansCard.tsx';
import { ContactsCard } from './contacts/ContactsCard.tsx';
import { CostsCard } from './costs/CostsCard.tsx';
import { DecisionsCard } from './decisions/DecisionsCard.tsx';
import { DocumentsCard } from './documents/DocumentsCard.tsx';

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
