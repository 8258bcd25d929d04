import { type Collection, type ExportRecords, importFieldsOf } from '@bidwright/contract-kit';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { download } from '@bidwright/remote-kit/store';
import { Button, iconOnPhone } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { useEffect, useState } from 'react';
import { useJob, useJobCalls } from '../api.ts';
import { useColumnName } from '../import/useColumnName.ts';

/** Waits for a large export, and hands its file over. */
const Awaited = ({ id, onEnd }: { id: string; onEnd: () => void }) => {
  const intl = useIntl();
  const alert = useAlert();
  const job = useJob(id);
  const over = job && job.state !== 'queued' && job.state !== 'running' ? job : undefined;
  useEffect(() => {
    if (!over) return;
    if (over.file) download(over.file);
    else alert({ severity: 'error', text: intl.formatMessage({ id: 'admin.export.failed' }) });
    onEnd();
  }, [over, alert, intl, onEnd]);
  return null;
};

interface ExportButtonProps {
  collection: Collection;
  asked: ExportRecords;
}

/**
 * Takes the records that are shown, on all pages, out as a file that can be changed and imported again. Its columns are called as an import
 * reads them back.
 */
export const ExportButton = ({ collection, asked }: ExportButtonProps) => {
  const alert = useAlert();
  const errorText = useErrorText();
  const { exportRecords } = useJobCalls();
  const nameOf = useColumnName();
  const paths = importFieldsOf(collection).map((path) => [path, nameOf(path)]);
  // A record of another one is found again by the id of that one, whose column keeps its name.
  const labels = Object.fromEntries(asked.sub ? [['parent.name', nameOf('parent')], ...paths] : paths);
  const [asking, setAsking] = useState(false);
  const [job, setJob] = useState<string>();
  const start = async () => {
    setAsking(true);
    const { data, error } = await exportRecords({ ...asked, labels });
    setAsking(false);
    if (error) alert({ severity: 'error', text: errorText(error) });
    else if (data.file) download(data.file);
    else setJob(data.id);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Download />}
        loading={asking || job !== undefined}
        loadingPosition="start"
        onClick={start}
        sx={iconOnPhone}
      >
        <FormattedMessage id="admin.export" />
      </Button>
      {job && <Awaited id={job} onEnd={() => setJob(undefined)} />}
    </>
  );
};
