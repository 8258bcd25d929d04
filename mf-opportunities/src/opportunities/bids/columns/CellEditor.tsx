import { OptionsMenu } from '@bidwright/remote-kit/table';
import { isStatusCategory } from '../../field/status/isStatusCategory.ts';
import { useFieldLabel } from '../../field/useFieldLabel.ts';
import { useFilterOptions } from '../filters/useFilterOptions.ts';
import type { FilterName } from '../state/filters.ts';
import type { EditedField } from './editedFields.ts';
import { type CellEditorProps, ValueEditor } from './ValueEditor.tsx';

/** Fields that are chosen from the same lists as the filters of theirs. */
const lists: Partial<Record<EditedField, FilterName>> = {
  opportunityStatus: 'status',
  chance: 'chance',
  opportunityOwner: 'owner',
  rfpManager: 'manager',
  primaryTeam: 'team',
  projectType: 'type',
  source: 'source',
};

/** Words that stand for others in a filter, and for nothing in a record. */
const meant: ReadonlySet<string> = new Set(['me', 'mine']);

const Choosing = ({ list, ...props }: CellEditorProps & { list: FilterName }) => {
  const { anchor, record, field, onSave, onClose } = props;
  const label = useFieldLabel();
  const value = record[field];
  const options = useFilterOptions(list, []).filter((one) => !meant.has(one.value) && !isStatusCategory(one.value));
  return (
    <OptionsMenu
      single
      anchor={anchor}
      label={label(field)}
      options={options}
      value={value && typeof value === 'object' ? [value.id] : ['none']}
      onClose={onClose}
      onPick={(picked) => {
        const option = options.find((one) => one.value === picked);
        onSave(option && picked !== 'none' ? { id: option.value, name: option.label } : null);
      }}
    />
  );
};

/** Edits one cell where it stands. */
export const CellEditor = (props: CellEditorProps) => {
  const list = lists[props.field];
  return list ? <Choosing {...props} list={list} /> : <ValueEditor {...props} />;
};
