import { opportunities } from '@bidwright/contract-opportunities';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Button } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { recordAddress } from '../../opportunities/addresses.ts';
import { copyAddress } from '../../opportunities/bid/copy/useCopied.ts';
import { Neighbours } from '../../opportunities/bid/neighbours/Neighbours.tsx';
import { CopyLink } from '../../opportunities/bid/record/CopyLink.tsx';
import type { OpportunityRecord } from '../../opportunities/OpportunityRecord.ts';
import { projectAddress } from '../addresses.ts';
import { CloseProject } from './CloseProject.tsx';

/** What is done with a project. */
export const ProjectActions = ({ record }: { record: OpportunityRecord }) => {
  const mayCreate = can(opportunities.rights.create, usePerson());
  return (
    <>
      <Neighbours id={record.id} address={projectAddress} />
      <CopyLink />
      <Button variant="outlined" href={recordAddress(record)}>
        <FormattedMessage id="opportunities.project.openBid" />
      </Button>
      <CloseProject record={record} />
      {mayCreate && (
        <Button variant="contained" href={copyAddress(record.id, 'recompete')}>
          <FormattedMessage id="opportunities.project.recompete" />
        </Button>
      )}
    </>
  );
};
