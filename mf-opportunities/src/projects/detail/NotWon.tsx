import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Button, Card, Empty, Page } from '@bidwright/remote-kit/ui';
import Work from '@mui/icons-material/WorkOutlineOutlined';
import { recordAddress } from '../../opportunities/addresses.ts';
import type { OpportunityRecord } from '../../opportunities/OpportunityRecord.ts';
import { useProjectParents } from '../useProjectParents.ts';

/** In place of a project that is a bid still, or was lost. */
export const NotWon = ({ record }: { record: OpportunityRecord }) => {
  const intl = useIntl();
  return (
    <Page title={record.solicitationName} parents={useProjectParents()}>
      <Card>
        <Empty
          icon={<Work />}
          title={intl.formatMessage({ id: 'opportunities.project.notWon' })}
          text={intl.formatMessage(
            { id: 'opportunities.project.notWonText' },
            { status: record.opportunityStatus.name },
          )}
        >
          <Button variant="outlined" size="small" href={recordAddress(record)}>
            <FormattedMessage id="opportunities.project.openBid" />
          </Button>
        </Empty>
      </Card>
    </Page>
  );
};
