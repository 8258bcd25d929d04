import type { BulkUpdate, Choice } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { type BulkAnswer, can } from '@bidwright/remote-kit/store';
import { Alert, Box, Button } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { useState } from 'react';
import { useJobCalls } from '../../../api.ts';
import { useEditRights } from '../../bid/edits/useEditRights.ts';
import type { BidField } from '../../field/fieldRules.ts';
import type { BidRow } from '../../OpportunityRecord.ts';
import { BulkField, type BulkValue } from './BulkField.tsx';
import { BulkPreview } from './BulkPreview.tsx';
import { BulkResult } from './BulkResult.tsx';

interface BulkDialogProps {
  choice: Choice;
  /** Those of the records that the page knows. */
  records: readonly BidRow[];
  onClose: (changed: boolean) => void;
}

/** The fields that are changed together. */
const fields = [
  'opportunityStatus',
  'opportunityOwner',
  'rfpManager',
  'primaryTeam',
  'chance',
  'source',
] satisfies BidField['name'][];

type Values = Partial<Record<string, BulkValue>>;

const changesOf = (values: Values): Pick<BulkUpdate, 'set' | 'clear'> => {
  const said = Object.entries(values).filter(([, value]) => value !== undefined);
  return {
    set: Object.fromEntries(said.filter(([, value]) => value !== null)),
    clear: said.filter(([, value]) => value === null).map(([name]) => name),
  };
};

/** Changes fields of many records: what to change, what that would be about, and what became of each. */
export const BulkDialog = ({ choice, records, onClose }: BulkDialogProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { bulkUpdate } = useJobCalls();
  const person = usePerson();
  const { mayEdit } = useEditRights();
  const mayArchive = can(opportunities.fields?.status?.update ?? opportunities.rights.update, person);
  const [values, setValues] = useState<Values>({});
  const [preview, setPreview] = useState<BulkAnswer>();
  const [result, setResult] = useState<BulkAnswer>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const set = (name: string) => (value: BulkValue | undefined) => {
    setPreview(undefined);
    setValues((now) => ({ ...now, [name]: value }));
  };
  const send = async (onAnswer: (answer: BulkAnswer) => void, more: Partial<BulkUpdate>) => {
    setBusy(true);
    const { data, error } = await bulkUpdate({ ...choice, ...changesOf(values), ...more });
    setBusy(false);
    setFault(error && errorText(error));
    if (data) onAnswer(data);
  };
  const some = Object.values(values).some((value) => value !== undefined);
  const permitted = preview?.permitted ?? 0;
  return (
    <Dialog
      open
      form
      title={intl.formatMessage({ id: 'opportunities.bulk.edit' })}
      onClose={() => onClose(result !== undefined)}
      actions={
        <>
          <Button onClick={() => onClose(result !== undefined)}>
            <FormattedMessage id={result ? 'opportunities.bulk.close' : 'opportunities.parts.cancel'} />
          </Button>
          {!result && !preview && (
            <Button
              variant="contained"
              disabled={!some}
              loading={busy}
              onClick={() => void send(setPreview, { preview: true })}
            >
              <FormattedMessage id="opportunities.bulk.preview" />
            </Button>
          )}
          {!result && preview && (
            <Button
              variant="contained"
              disabled={permitted === 0}
              loading={busy}
              onClick={() => void send(setResult, {})}
            >
              <FormattedMessage id="opportunities.bulk.apply" values={{ count: permitted }} />
            </Button>
          )}
        </>
      }
    >
      {fault && (
        <Alert severity="error" sx={{ marginBlockEnd: 1 }}>
          {fault}
        </Alert>
      )}
      {result ? (
        <BulkResult answer={result} nameOf={(id) => records.find((record) => record.id === id)?.solicitationName} />
      ) : (
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1.5 }}>
          {fields.map((field) => (
            <BulkField key={field} field={field} value={values[field]} onChange={set(field)} />
          ))}
          {mayArchive && (
            <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <input
                type="checkbox"
                checked={values.status === 'Inactive'}
                onChange={({ target }) => set('status')(target.checked ? 'Inactive' : undefined)}
              />
              <FormattedMessage id="opportunities.bulk.archive" />
            </Box>
          )}
        </Box>
      )}
      <Box component="output" sx={{ display: 'block', marginBlockStart: 2, fontWeight: 600 }}>
        {preview && !result && (
          <FormattedMessage
            id="opportunities.bulk.about"
            values={{ records: preview.records, fields: preview.fields, permitted }}
          />
        )}
      </Box>
      {preview && !result && <BulkPreview records={records.filter(mayEdit)} count={permitted} values={values} />}
    </Dialog>
  );
};
