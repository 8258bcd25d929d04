import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { download } from '@bidwright/remote-kit/store';
import { Button, LoadingRows } from '@bidwright/remote-kit/ui';
import { useEffect } from 'react';
import { useJob } from '../../../api.ts';
import { JobProgress } from '../jobs/JobProgress.tsx';

/** A large export while it is made. The file comes when it is there; whoever closes it finds it among the notifications. */
export const ExportProgress = ({ jobId, onClose }: { jobId: string; onClose: () => void }) => {
  const intl = useIntl();
  const job = useJob(jobId);
  const file = job?.state === 'done' ? job.file : undefined;
  useEffect(() => {
    if (!file) return;
    download(file);
    onClose();
  }, [file, onClose]);
  const going = job && (job.state === 'queued' || job.state === 'running');
  return (
    <Dialog
      open
      title={intl.formatMessage({ id: 'opportunities.export.making' })}
      onClose={onClose}
      actions={
        <Button onClick={onClose}>
          <FormattedMessage id="opportunities.bulk.close" />
        </Button>
      }
    >
      {!job && <LoadingRows rows={1} />}
      {going && <JobProgress job={job} />}
      {job && !going && <FormattedMessage id={`opportunities.job.state.${job.state}`} />}
    </Dialog>
  );
};
