import { useIntl } from '@bidwright/remote-kit/intl';
import { OptionsMenu } from '@bidwright/remote-kit/table';
import { nothing } from '../../field/fieldRules.ts';
import { useFieldOptions } from '../../field/lookups/useFieldOptions.ts';
import { useFieldLabel } from '../../field/useFieldLabel.ts';
import { type CellEditorProps, ValueEditor } from './ValueEditor.tsx';

/** What stands for the value of a record among the options of its field. */
const optionOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value && typeof value === 'object' && 'id' in value) return String(value.id);
  return typeof value === 'string' ? value : nothing;
};

const Choosing = ({ anchor, record, field, onSave, onClose }: CellEditorProps) => {
  const label = useFieldLabel();
  const none = useIntl().formatMessage({ id: 'opportunities.filter.none' });
  const options = [...(field.nullable ? [{ value: nothing, label: none }] : []), ...useFieldOptions(field)];
  const pick = (picked: string) => {
    const option = options.find(({ value }) => value === picked);
    if (!option || picked === nothing) onSave(null);
    else if (field.kind === 'reference') onSave({ id: picked, name: option.label });
    else onSave(field.kind === 'boolean' ? picked === 'yes' : picked);
  };
  return (
    <OptionsMenu
      single
      anchor={anchor}
      label={label(field.name)}
      options={options}
      value={[optionOf(record[field.name])]}
      onClose={onClose}
      onPick={pick}
    />
  );
};

/** Edits one cell where it stands. */
export const CellEditor = (props: CellEditorProps) =>
  ['reference', 'choice', 'boolean'].includes(props.field.kind) ? <Choosing {...props} /> : <ValueEditor {...props} />;
