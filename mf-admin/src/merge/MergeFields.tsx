import type { ErrorInfo } from '@bidwright/contract-kit';
import { FormattedMessage, useErrorText, useFieldMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Alert, Box, Button, Segments } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { useMerge } from '../api.ts';
import { type List, type ListRecord, placeOf } from '../lists/list.ts';
import { useFieldLabel } from '../lists/useFieldLabel.ts';
import { UseCount } from '../uses/UseCount.tsx';
import { useUses } from '../uses/useUses.ts';
import { differing, type Side, usualSide } from './differing.ts';
import { FieldChoice } from './FieldChoice.tsx';
import { useUndo } from './useUndo.ts';

interface MergeFieldsProps {
  list: List;
  records: [ListRecord, ListRecord];
  onClose: () => void;
  /** Hears which record stays. */
  onDone: (kept: string) => void;
}

/** Two records become one: which of them stays, and field by field whose value it has then. */
export const MergeFields = ({ list, records, onClose, onDone }: MergeFieldsProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const fieldText = useFieldMessage();
  const label = useFieldLabel();
  const { col } = placeOf(list);
  const merge = useMerge(col);
  const [undo] = useUndo(col);
  const [first, second] = records;
  const [keptId, setKeptId] = useState(first.id);
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ErrorInfo>();
  const [kept, lost] = keptId === first.id ? [first, second] : [second, first];
  const uses = useUses(col, [lost.id]);
  const fields = differing(list, kept, lost);
  const faults = Object.entries(error?.fields ?? {});
  const sideOf = (name: string) => chosen[name] ?? usualSide(name, kept);

  const save = async () => {
    setBusy(true);
    const taken = fields.filter(({ name }) => sideOf(name) === 'lost');
    const values = Object.fromEntries(taken.map(({ name }) => [name, lost[name] ?? null]));
    const wrong = await merge(kept.id, lost.id, kept.version, values);
    setBusy(false);
    if (wrong) return setError(wrong);
    alert({
      severity: 'success',
      text: intl.formatMessage({ id: 'admin.merge.done' }, { lost: lost.name, kept: kept.name }),
      action: {
        label: intl.formatMessage({ id: 'admin.undo' }),
        run: () => void undo({ id: lost.id, name: lost.name }),
      },
    });
    return onDone(kept.id);
  };

  return (
    <Dialog
      open
      form
      width="comparison"
      title={intl.formatMessage({ id: 'admin.merge.title' }, { name: first.name })}
      onClose={onClose}
      note={<UseCount uses={uses} id={lost.id} as="moves" />}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="admin.cancel" />
          </Button>
          <Button variant="contained" loading={busy} onClick={() => void save()}>
            <FormattedMessage id="admin.merge" />
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {error && (
          <Alert severity="error">
            {errorText(error)}
            {faults.map(([name, fault]) => (
              <div key={name}>
                {label(name)}: <bdi>{fieldText(fault)}</bdi>
              </div>
            ))}
          </Alert>
        )}
        <Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary', marginBlockEnd: 0.5 }}>
            <FormattedMessage id="admin.merge.stays" />
          </Box>
          <Segments
            label={intl.formatMessage({ id: 'admin.merge.stays' })}
            choices={records.map(({ id, name }) => ({ value: id, label: String(name) }))}
            value={keptId}
            onChange={(id) => {
              setKeptId(id);
              setChosen({});
            }}
          />
        </Box>
        {fields.length === 0 && <FormattedMessage id="admin.merge.same" />}
        {fields.map((field) => (
          <FieldChoice
            key={field.name}
            field={field}
            records={{ kept, lost }}
            side={sideOf(field.name)}
            onChoose={(side) => setChosen({ ...chosen, [field.name]: side })}
          />
        ))}
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <FormattedMessage
            id="admin.merge.text"
            values={{ lost: <bdi>{lost.name}</bdi>, kept: <bdi>{kept.name}</bdi> }}
          />
        </Box>
      </Box>
    </Dialog>
  );
};
