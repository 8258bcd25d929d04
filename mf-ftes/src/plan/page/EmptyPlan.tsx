import { useIntl } from '@bidwright/remote-kit/intl';
import { Empty } from '@bidwright/remote-kit/ui';
import Groups from '@mui/icons-material/GroupsOutlined';
import type { PropsWithChildren } from 'react';

/** Nobody is planned for the bid yet. */
export const EmptyPlan = ({ children }: PropsWithChildren) => {
  const intl = useIntl();
  return (
    <Empty
      icon={<Groups />}
      title={intl.formatMessage({ id: 'ftes.plan.empty' })}
      text={intl.formatMessage({ id: 'ftes.plan.empty.text' })}
    >
      {children}
    </Empty>
  );
};
