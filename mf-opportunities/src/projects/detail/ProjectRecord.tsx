import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, Page } from '@bidwright/remote-kit/ui';
import { Slot } from '@bidwright/shell-api';
import { ActivityCard } from '../../opportunities/bid/activity/ActivityCard.tsx';
import { ContactsCard } from '../../opportunities/bid/cards/contacts/ContactsCard.tsx';
import { CostsCard } from '../../opportunities/bid/cards/costs/CostsCard.tsx';
import { DecisionsCard } from '../../opportunities/bid/cards/decisions/DecisionsCard.tsx';
import { DocumentsCard } from '../../opportunities/bid/cards/documents/DocumentsCard.tsx';
import { PlansCard } from '../../opportunities/bid/cards/staffing/PlansCard.tsx';
import { TeamNowCard } from '../../opportunities/bid/cards/staffing/TeamNowCard.tsx';
import { columns, stacked } from '../../opportunities/bid/record/columns.ts';
import { People } from '../../opportunities/bid/record/People.tsx';
import { projectCardsPlace } from '../../opportunities/bid/record/places.ts';
import { OpportunityStatusChip } from '../../opportunities/field/status/OpportunityStatusChip.tsx';
import type { OpportunityRecord } from '../../opportunities/OpportunityRecord.ts';
import { contractAmount } from '../burn.ts';
import { useFigures } from '../useFigures.ts';
import { useProjectParents } from '../useProjectParents.ts';
import { InvoicesCard } from './InvoicesCard.tsx';
import { ProjectActions } from './ProjectActions.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';

const two = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

/** A bid that was won, as the work that it has become: its contract, its papers and its people. */
export const ProjectRecord = ({ record }: { record: OpportunityRecord }) => {
  const intl = useIntl();
  const figures = useFigures([record.id])?.get(record.id);
  const title = (name: string) => intl.formatMessage({ id: `opportunities.project.${name}` });
  return (
    <Page
      title={record.solicitationName}
      parents={useProjectParents()}
      beside={<OpportunityStatusChip status={record.opportunityStatus} raised />}
      actions={<ProjectActions record={record} />}
    >
      <Box sx={stacked}>
        <ProjectFacts record={record} figures={figures} />
        <Box sx={columns}>
          <Box sx={stacked}>
            <Box sx={two}>
              <DocumentsCard record={record} type="signedContractScope" title={title('contract')} />
              <InvoicesCard record={record} amount={contractAmount(figures, record)} />
              <DocumentsCard record={record} type="monthlyReports" title={title('reports')} />
              <DocumentsCard record={record} type="cpars" title={title('cpars')} />
              <PlansCard record={record} />
              <CostsCard record={record} />
              <DecisionsCard record={record} />
              <ContactsCard record={record} />
            </Box>
            <Slot id={projectCardsPlace} bid={{ id: record.id, name: record.solicitationName }} />
            <ActivityCard id={record.id} />
          </Box>
          <Box sx={stacked}>
            <TeamNowCard record={record} />
            <People record={record} />
          </Box>
        </Box>
      </Box>
    </Page>
  );
};
