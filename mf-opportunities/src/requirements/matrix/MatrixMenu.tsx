import type { Where } from '@bidwright/contract-kit';
import { type Requirement, requirements } from '@bidwright/contract-opportunities';
import { useErrorText } from '@bidwright/remote-kit/intl';
import { can, download } from '@bidwright/remote-kit/store';
import { OptionsMenu } from '@bidwright/remote-kit/table';
import { Button } from '@bidwright/remote-kit/ui';
import { useAlert, usePerson } from '@bidwright/shell-api';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { useJobCalls } from '../../api.ts';
import type { OpportunityRecord } from '../../opportunities/OpportunityRecord.ts';
import { allRequirements, inOrder } from '../requirementsApi.ts';
import { useRequirementText } from '../useRequirementText.ts';
import { type MatrixField, matrixFields } from './fields.ts';

interface MatrixMenuProps {
  record: OpportunityRecord;
  /** Those that are shown. */
  where: Where[];
}

const keep = (blob: Blob, name: string) => {
  const url = URL.createObjectURL(blob);
  download({ url, name });
  URL.revokeObjectURL(url);
};

/** The compliance matrix as a file: of Excel, with the ids of the requirements, or of Word. */
export const MatrixMenu = ({ record, where }: MatrixMenuProps) => {
  const text = useRequirementText();
  const alert = useAlert();
  const errorText = useErrorText();
  const { exportRecords } = useJobCalls();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [busy, setBusy] = useState(false);
  const person = usePerson();
  if (!can(requirements.many?.export ?? requirements.rights.read, person)) return null;

  const excel = async () => {
    const asked = { col: requirements.name, where, sort: inOrder, format: 'xlsx' as const, fields: [...matrixFields] };
    const { data, error } = await exportRecords(asked);
    if (error) alert({ severity: 'error', text: errorText(error) });
    else if (data.file) download(data.file);
    else alert({ severity: 'success', text: text('later') });
  };
  const shown = (row: Requirement, field: MatrixField): string => {
    const value = row[field];
    if (value === null) return '';
    if (typeof value === 'object') return value.name;
    return ['kind', 'state', 'amended'].includes(field) ? text(`${field}.${value}`) : String(value);
  };
  const word = async () => {
    const [rows, { wordMatrix }] = await Promise.all([allRequirements(where), import('./wordMatrix.ts')]);
    const title = text('matrixOf', { name: record.solicitationName });
    keep(await wordMatrix(title, rows, text, shown), `${title}.docx`);
  };
  const start = async (make: () => Promise<void>) => {
    setBusy(true);
    await make().catch(() => alert({ severity: 'error', text: text('exportFailed') }));
    setBusy(false);
  };
  const label = text('export');
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Download />}
        loading={busy}
        loadingPosition="start"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      {anchor && (
        <OptionsMenu
          single
          anchor={anchor}
          label={label}
          options={['xlsx', 'docx'].map((value) => ({ value, label: text(`export.${value}`) }))}
          value={[]}
          onClose={() => setAnchor(null)}
          onPick={(picked) => {
            setAnchor(null);
            void start(picked === 'xlsx' ? excel : word);
          }}
        />
      )}
    </>
  );
};
