import type { OpportunityStatus } from '@bidwright/contract-admin';
import { lacksNeeds, needsOf, type OpportunityInput, parts } from '@bidwright/contract-opportunities';
import { Form, FormActions, type Outcome, SwitchField } from '@bidwright/remote-kit/forms';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Box } from '@bidwright/remote-kit/ui';
import { type Alert, useAlert, usePerson } from '@bidwright/shell-api';
import { useRef } from 'react';
import { useStatuses } from '../../../api.ts';
import { useStatusLook } from '../../field/status/useStatusLook.ts';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import { Progress } from '../cards/documents/Progress.tsx';
import { useSaving } from '../edits/useSaving.tsx';
import { firstAsked, statusSchema } from './asked.ts';
import { useNeededFiles } from './needs/useNeededFiles.ts';
import { StatusFields } from './StatusFields.tsx';
import { changesFor, type StatusInput, useStatusChange } from './useStatusChange.ts';
import { useUndo } from './useUndo.ts';

export interface StatusFormProps {
  record: OpportunityRecord;
  /** What it becomes, where that was chosen before. */
  to?: OpportunityStatus;
  onReload?: () => PromiseLike<unknown>;
  onClose: () => void;
  /** Texts of the library that have a copy of the status; not known to who may not read the library. */
  copies?: number;
}

/** Moves a bid to another status and writes down what goes with it, in a dialog. */
export const StatusForm = ({ record, to, onReload, onClose, copies }: StatusFormProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const look = useStatusLook();
  const { data: statuses } = useStatuses();
  const needed = useNeededFiles(record.id);
  const mayDecide = can(parts.decisions.rights.create, usePerson(), record);
  const { record: writeDown, file, progress } = useStatusChange(record.id);
  const label = (name: string) => intl.formatMessage({ id: `opportunities.status.${name}` });

  const saved = async (follows: boolean, action?: Alert['action']) => {
    const text = intl.formatMessage({ id: 'opportunities.update.done' });
    const detail =
      follows && copies ? intl.formatMessage({ id: 'opportunities.status.followed' }, { count: copies }) : undefined;
    alert({ severity: 'success', text, detail, action });
    await onReload?.();
  };

  const asked = useRef<StatusInput>(undefined);
  const { base, save, question } = useSaving({
    record,
    onReload,
    onResolved: (changes) => void resolved(changes).then(onClose),
  });
  const undo = useUndo(base, onReload);

  /** Writes down what goes with the status, now that the bid has it. */
  const finish = async (input: StatusInput, action?: Alert['action']) => {
    const { failure, isMore } = await writeDown(input, look(input.opportunityStatus).category);
    const isMoved = input.opportunityStatus.id !== base.opportunityStatus.id;
    if (failure) alert({ severity: 'error', text: errorText(failure) });
    else await saved(input.updateRFP && isMoved, isMoved && !isMore ? action : undefined);
  };

  /** Where somebody else's status stays, what was typed for another does not go with it. */
  const resolved = async ({ opportunityStatus }: Partial<OpportunityInput>) => {
    const input = asked.current;
    if (input && opportunityStatus?.id === input.opportunityStatus.id) await finish(input);
    else await saved(false);
  };

  const submit = async (input: StatusInput, changed: Partial<StatusInput>): Promise<Outcome> => {
    const { category } = look(input.opportunityStatus);
    const needs = needsOf(statuses?.find(({ id }) => id === input.opportunityStatus.id));
    const mine = changesFor({ ...changed, ...(to && { opportunityStatus: input.opportunityStatus }) }, category, needs);
    const { updateRFP } = input;
    asked.current = input;
    const unsent = await needed.send(needs.documents);
    if (unsent) return unsent;
    const error = Object.keys(mine).length > 0 ? await save(mine, { updateRFP }) : undefined;
    if (error && error.code !== 'conflict' && error.code !== lacksNeeds)
      alert({ severity: 'error', text: intl.formatMessage({ id: 'opportunities.update.failed' }) });
    if (error) return error;
    await finish(input, undo(mine));
    return onClose;
  };

  const chosen = to && { opportunityStatus: { id: to.id, name: to.name ?? '' } };
  const effect = to ? intl.formatMessage({ id: 'opportunities.outcome.save' }, { status: to.name }) : label('save');
  return (
    <>
      <Form
        schema={statusSchema}
        initial={{ ...base, ...chosen, updateRFP: true }}
        focus={to ? firstAsked(to.category, mayDecide) : 'opportunityStatus'}
        onSubmit={submit}
        onCancel={onClose}
      >
        <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1 }}>
          <StatusFields record={record} needed={needed} mayDecide={mayDecide} file={file} isChosen={to !== undefined} />
          <SwitchField
            name="updateRFP"
            label={label('updateRFP')}
            help={
              copies === undefined
                ? undefined
                : intl.formatMessage({ id: 'opportunities.status.copies' }, { count: copies })
            }
          />
          {progress !== undefined && <Progress part={progress} />}
          <FormActions submit={effect} cancel={intl.formatMessage({ id: 'opportunities.parts.cancel' })} />
        </Box>
      </Form>
      {question}
    </>
  );
};
