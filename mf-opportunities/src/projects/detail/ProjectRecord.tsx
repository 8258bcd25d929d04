import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, Page } from '@bidwright/remote-kit/ui';
import { ActivityCard } from '../../opportunities/activity/ActivityCard.tsx';
import { columns, stacked } from '../../opportunities/detail/columns.ts';
import { People } from '../../opportunities/detail/People.tsx';
import type { OpportunityRecord } from '../../opportunities/OpportunityRecord.ts';
import { ContactsCard } from '../../opportunities/parts/contacts/ContactsCard.tsx';
import { CostsCard } from '../../opportunities/parts/costs/CostsCard.tsx';
import { DecisionsCard } from '../../opportunities/parts/decisions/DecisionsCard.tsx';
import { DocumentsCard } from '../../opportunities/parts/documents/DocumentsCard.tsx';
import { PlansCard } from '../../opportunities/staffing/PlansCard.tsx';
import { TeamNowCard } from '../../opportunities/staffing/TeamNowCard.tsx';
import { OpportunityStatusChip } from '../../opportunities/status/OpportunityStatusChip.tsx';
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
