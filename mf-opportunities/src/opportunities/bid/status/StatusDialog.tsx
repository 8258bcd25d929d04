import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { FollowedForm } from './FollowedForm.tsx';
import type { StatusFormProps } from './StatusForm.tsx';

/** Asks for another status. */
export const StatusDialog = (props: Pick<StatusFormProps, 'record' | 'onReload' | 'onClose'>) => (
  <Dialog open form title={useIntl().formatMessage({ id: 'opportunities.status.title' })} onClose={props.onClose}>
    <FollowedForm {...props} />
  </Dialog>
);
