import { useIntl } from '@bidwright/remote-kit/intl';
import { Slot } from '@bidwright/shell-api';
import { projectionsPlace } from './places.ts';
import { RecordSkeleton } from './RecordSkeleton.tsx';
import { WithRecord } from './WithRecord.tsx';

/** Who is planned for a bid: what is shown comes from the module that keeps plans. */
export const ProjectionsPage = () => {
  const intl = useIntl();
  const loading = <RecordSkeleton title={intl.formatMessage({ id: 'opportunities.record.title' })} />;
  return (
    <WithRecord of="record">
      {({ id, solicitationName: name }) => <Slot id={projectionsPlace} bid={{ id, name }} loading={loading} />}
    </WithRecord>
  );
};
