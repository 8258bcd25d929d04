import type { User } from '@bidwright/contract-admin';
import { parts } from '@bidwright/contract-opportunities';
import { can } from '@bidwright/remote-kit/store';
import { Box } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import type { OpportunityRecord } from '../../../../OpportunityRecord.ts';
import { usePlans } from '../../staffing/usePlans.ts';
import { AddList } from './AddList.tsx';
import { AddPeople } from './AddPeople.tsx';
import { membersFor, plannedIn } from './recipientsOf.ts';

interface AddMoreProps {
  record: OpportunityRecord;
  everybody: readonly User[];
}

const AddPlanned = ({ record, everybody }: AddMoreProps) => {
  const { rows = [] } = usePlans(record.id);
  return <AddPeople text="addPlanned" people={plannedIn(rows, everybody)} />;
};

/** Who else may get the mail, many at once: who is planned, for who may see plans, the teams involved, and the firm's own lists. */
export const AddMore = (props: AddMoreProps) => {
  const { record, everybody } = props;
  const seesPlans = can(parts.amounts.rights.read, usePerson(), record);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {seesPlans && <AddPlanned {...props} />}
      <AddPeople text="addTeams" people={membersFor(record, everybody)} />
      <AddList everybody={everybody} />
    </Box>
  );
};
