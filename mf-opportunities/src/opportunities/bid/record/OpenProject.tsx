import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import { projectAddress } from '../../../projects/addresses.ts';
import { useStatusLook } from '../../field/status/useStatusLook.ts';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';

/** The way from a bid that was won to the project that it has become. */
export const OpenProject = ({ record }: { record: OpportunityRecord }) => {
  const { category } = useStatusLook()(record.opportunityStatus);
  if (category !== 'Won' && record.type !== 'Project') return null;
  return (
    <Button variant="outlined" href={projectAddress(record)}>
      <FormattedMessage id="opportunities.project.open" />
    </Button>
  );
};
