import type { Change, ErrorInfo } from '@bidwright/contract-kit';
import type { OpportunityInput } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ClashDialog, type ClashingField, type Side, useTheirChanges } from '@bidwright/remote-kit/overlay';
import { useAlert } from '@bidwright/shell-api';
import { useOpportunitySub, useUpdateOpportunity } from '../../../api.ts';
import { useFieldLabel } from '../../field/useFieldLabel.ts';
import { FieldValue } from '../../field/values/FieldValue.tsx';
import type { BidRow, OpportunityRecord } from '../../OpportunityRecord.ts';
import { ClashSentence } from './ClashSentence.tsx';
import { type Clash, chosenChanges, clashesOf } from './choices.ts';

interface ConflictDialogProps {
  /** The record as it was when the editing began. */
  base: BidRow;
  mine: Partial<OpportunityInput>;
  /** What is said beside the changes, such as whether the library follows. */
  also?: object;
  /** The record as it is now. */
  current: OpportunityRecord;
  /** The fields in question. */
  fields: readonly string[];
  /** The same happened again meanwhile. */
  onConflict: (error: ErrorInfo) => void;
  /** What was saved of it. */
  onResolved: (saved: Partial<OpportunityInput>) => void;
  onClose: () => void;
}

/** Somebody changed the same field: asks, field by field, which value is to stay, and saves that. */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const { base, mine, also, current, fields, onConflict, onResolved, onClose } = props;
  const intl = useIntl();
  const alert = useAlert();
  const label = useFieldLabel();
  const [update, { isLoading }] = useUpdateOpportunity();
  const theirChange = useTheirChanges(props, useOpportunitySub<Change>(base.id, 'changeLog'));
  const clashes = clashesOf(fields, props, theirChange);
  const shown = ({ field, change, ...values }: Clash): ClashingField => {
    const value = (side: Side) => <FieldValue name={field} value={values[side]} />;
    const all = { mine: value('mine'), theirs: value('theirs'), original: value('original') };
    return { name: field, label: label(field), values: all, change };
  };

  const save = async (chosen: Record<string, Side>) => {
    const changes = chosenChanges(mine, base, chosen);
    const isChanged = Object.keys(changes).length > 0;
    const again = isChanged
      ? await update({ id: base.id, version: current.version, changes: { ...changes, ...also } })
      : undefined;
    if (!again) return onResolved(changes);
    if (again.code === 'conflict') return onConflict(again);
    return alert({ severity: 'error', text: intl.formatMessage({ id: 'opportunities.update.failed' }) });
  };

  return (
    <ClashDialog fields={clashes.map(shown)} isSaving={isLoading} onSave={save} onClose={onClose}>
      <ClashSentence clashes={clashes} others={Object.keys(mine).length - clashes.length} />
    </ClashDialog>
  );
};
