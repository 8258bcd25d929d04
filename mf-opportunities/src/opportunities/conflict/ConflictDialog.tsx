import type { Change, ErrorInfo } from '@bidwright/contract-kit';
import type { OpportunityInput } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useEffect, useState } from 'react';
import { useOpportunitySub, useUpdateOpportunity } from '../../api.ts';
import type { OpportunityRecord } from '../OpportunityRecord.ts';
import { ClashChoice } from './ClashChoice.tsx';
import { ClashSentence } from './ClashSentence.tsx';
import { type Choice, chosenChanges, clashesOf } from './choices.ts';

interface ConflictDialogProps {
  /** The record as it was when the editing began. */
  base: OpportunityRecord;
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
  const [choices, setChoices] = useState<Partial<Record<string, Choice>>>({});
  const [update, { isLoading }] = useUpdateOpportunity();
  const { data: log, refetch } = useOpportunitySub<Change>(base.id, 'changeLog');
  const clashes = clashesOf(fields, props, log);
  const chosen = clashes.map(({ field }) => choices[field] ?? 'mine');

  // A log that was read before does not have their change yet.
  const { version } = current;
  useEffect(() => {
    if (version > base.version) void refetch();
  }, [refetch, version, base.version]);

  const save = async () => {
    const changes = chosenChanges(mine, base, choices);
    const isChanged = Object.keys(changes).length > 0;
    const again = isChanged ? await update({ id: base.id, version, changes: { ...changes, ...also } }) : undefined;
    if (!again) return onResolved(changes);
    if (again.code === 'conflict') return onConflict(again);
    return alert({ severity: 'error', text: intl.formatMessage({ id: 'opportunities.update.failed' }) });
  };

  const [first = 'mine'] = chosen;
  const effect = chosen.every((choice) => choice === first) ? first : 'mixed';
  return (
    <Dialog
      open
      width="comparison"
      title={intl.formatMessage({ id: 'opportunities.conflict.title' }, { count: clashes.length })}
      onClose={onClose}
      note={intl.formatMessage({ id: 'opportunities.conflict.count' }, { count: clashes.length })}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="opportunities.conflict.back" />
          </Button>
          <Button variant="contained" loading={isLoading} onClick={save}>
            <FormattedMessage id={`opportunities.conflict.save.${effect}`} />
          </Button>
        </>
      }
    >
      <ClashSentence clashes={clashes} others={Object.keys(mine).length - clashes.length} />
      <Box sx={{ display: 'grid', gap: 2, marginBlockStart: 1.5 }}>
        {clashes.map((clash, at) => (
          <ClashChoice
            key={clash.field}
            clash={clash}
            choice={chosen[at] ?? 'mine'}
            onChoose={(choice) => setChoices((now) => ({ ...now, [clash.field]: choice }))}
          />
        ))}
      </Box>
    </Dialog>
  );
};
