import type { OpportunityInput } from '@bidwright/contract-opportunities';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { type Alert, useAlert } from '@bidwright/shell-api';
import { useUpdateOpportunity } from '../../../api.ts';
import { useFaults } from '../../field/useFaults.ts';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';

/** Answers what an alert offers after these changes of a record: to take them back. */
export const useUndo = (base: OpportunityRecord, onReload?: () => PromiseLike<unknown>) => {
  const intl = useIntl();
  const alert = useAlert();
  const faults = useFaults();
  const errorText = useErrorText();
  const [update] = useUpdateOpportunity();

  const run = async (mine: Partial<OpportunityInput>) => {
    const before = Object.fromEntries(Object.keys(mine).map((name) => [name, Reflect.get(base, name)]));
    const error = await update({ id: base.id, version: base.version + 1, changes: before });
    const text = intl.formatMessage({ id: `opportunities.update.${error ? 'failed' : 'done'}` });
    const detail = error && (faults(error.fields) ?? errorText(error));
    alert({ severity: error ? 'error' : 'success', text, detail });
    await onReload?.();
  };
  return (mine: Partial<OpportunityInput>): Alert['action'] => ({
    label: intl.formatMessage({ id: 'opportunities.parts.undo' }),
    run: () => void run(mine),
  });
};
