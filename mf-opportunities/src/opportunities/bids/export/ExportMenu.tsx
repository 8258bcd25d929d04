import { type Choice, type ExportFormat, importFieldsOf } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { can, download } from '@bidwright/remote-kit/store';
import { OptionsMenu, type Sort } from '@bidwright/remote-kit/table';
import { Button, iconOnPhone } from '@bidwright/remote-kit/ui';
import { lazy, useAlert, usePerson } from '@bidwright/shell-api';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { Suspense, useState } from 'react';
import { useJobCalls } from '../../../api.ts';
import { useColumnName } from '../../field/useColumnName.ts';

const PastExports = lazy(async () => ({ default: (await import('./PastExports.tsx')).PastExports }));
const ExportProgress = lazy(async () => ({ default: (await import('./ExportProgress.tsx')).ExportProgress }));

interface ExportMenuProps {
  choice: Choice;
  sort?: Sort;
  /** The fields of the columns shown. */
  fields: string[];
  /** Without an edge, among other actions. */
  plain?: boolean;
}

const formats: ExportFormat[] = ['xlsx', 'csv'];
const past = 'past';

/** Takes the records out as a file that can be changed and imported again: it carries their ids, and columns are called as an import reads them. */
export const ExportMenu = ({ choice, sort, fields, plain }: ExportMenuProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const { exportRecords } = useJobCalls();
  const nameOf = useColumnName();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [jobId, setJobId] = useState<string>();
  const [looksBack, setLooksBack] = useState(false);
  const may = can(opportunities.many?.export ?? opportunities.rights.read, usePerson());
  if (!may) return null;
  const label = intl.formatMessage({ id: 'opportunities.export.title' });
  const options = formats.flatMap((format) =>
    ['shown', 'all'].map((what) => ({
      value: `${format} ${what}`,
      label: intl.formatMessage({ id: `opportunities.export.${format}.${what}` }),
    })),
  );
  const start = async (format: ExportFormat, shown: boolean) => {
    const labels = Object.fromEntries(importFieldsOf(opportunities).map((path) => [path, nameOf(path)]));
    const { data: job, error } = await exportRecords({ ...choice, sort, format, labels, ...(shown && { fields }) });
    if (error) alert({ severity: 'error', text: errorText(error) });
    else if (job.file) download(job.file);
    else setJobId(job.id);
  };
  return (
    <>
      <Button
        size={plain ? 'small' : 'medium'}
        variant={plain ? 'text' : 'outlined'}
        startIcon={<Download />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={plain ? undefined : iconOnPhone}
      >
        <FormattedMessage id="opportunities.export.title" />
      </Button>
      {anchor && (
        <OptionsMenu
          single
          anchor={anchor}
          label={label}
          options={[...options, { value: past, label: intl.formatMessage({ id: 'opportunities.export.past' }) }]}
          value={[]}
          onClose={() => setAnchor(null)}
          onPick={(picked) => {
            setAnchor(null);
            setLooksBack(picked === past);
            const format = formats.find((one) => picked.startsWith(one));
            if (format) void start(format, picked.endsWith('shown'));
          }}
        />
      )}
      {looksBack && (
        <Suspense>
          <PastExports onClose={() => setLooksBack(false)} />
        </Suspense>
      )}
      {jobId && (
        <Suspense>
          <ExportProgress jobId={jobId} onClose={() => setJobId(undefined)} />
        </Suspense>
      )}
    </>
  );
};
