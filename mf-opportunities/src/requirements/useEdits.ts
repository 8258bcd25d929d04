import { type Requirement, type RequirementInput, requirements } from '@bidwright/contract-opportunities';
import { useErrorText } from '@bidwright/remote-kit/intl';
import { useAlert } from '@bidwright/shell-api';
import { useJobCalls } from '../api.ts';
import { useRequirementText } from './useRequirementText.ts';

type Field = keyof RequirementInput;
type Value = RequirementInput[Field] | null;

const keyOf = (value: unknown) => JSON.stringify(value ?? null);

/** Changes a field of one requirement or of many; what was there comes back by Undo. */
export const useEdits = () => {
  const text = useRequirementText();
  const alert = useAlert();
  const errorText = useErrorText();
  const { bulkUpdate } = useJobCalls();

  const write = async (ids: string[], field: Field, value: Value) => {
    const change = value === null ? { clear: [field] } : { set: { [field]: value } };
    const { data, error } = await bulkUpdate({ col: requirements.name, ids, ...change });
    if (error) alert({ severity: 'error', text: errorText(error) });
    const refused = data?.results?.find(({ outcome }) => outcome !== 'changed' && outcome !== 'unchanged');
    if (refused) alert({ severity: 'error', text: refused.reason ?? text('refused') });
    return data !== undefined && !refused;
  };

  /** Each gets what it had. */
  const restore = async (rows: readonly Requirement[], field: Field) => {
    const byValue = Map.groupBy(rows, (row) => keyOf(row[field]));
    for (const some of byValue.values())
      await write(
        some.map(({ id }) => id),
        field,
        some[0]?.[field] ?? null,
      );
  };

  return async (rows: readonly Requirement[], field: Field, value: Value): Promise<void> => {
    const changing = rows.filter((row) => keyOf(row[field]) !== keyOf(value));
    if (changing.length === 0) return;
    const done = await write(
      changing.map(({ id }) => id),
      field,
      value,
    );
    if (!done) return;
    alert({
      severity: 'success',
      text: text('changed', { count: changing.length }),
      action: { label: text('undo'), run: () => void restore(changing, field) },
      compact: true,
    });
  };
};
