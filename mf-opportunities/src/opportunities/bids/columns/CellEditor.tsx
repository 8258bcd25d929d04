import { useIntl } from '@bidwright/remote-kit/intl';
import { OptionsMenu } from '@bidwright/remote-kit/table';
import { Popover } from '@bidwright/remote-kit/ui';
import { WholeFirst } from '../../bid/record/WholeFirst.tsx';
import { nothing } from '../../field/fieldRules.ts';
import { useFieldOptions } from '../../field/lookups/useFieldOptions.ts';
import { isNamed } from '../../field/named.ts';
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
    if (!option || picked === nothing) onSave(record, null);
    else if (field.kind === 'reference') onSave(record, { id: picked, name: option.label });
    else onSave(record, field.kind === 'boolean' ? picked === 'yes' : picked);
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

const Editor = (props: CellEditorProps) =>
  ['reference', 'choice', 'boolean'].includes(props.field.kind) ? <Choosing {...props} /> : <ValueEditor {...props} />;

/** Edits one cell where it stands. Where the list knows only what it points at is called, the bid is read first. */
export const CellEditor = (props: CellEditorProps) => {
  const { record: row, field, anchor, onClose } = props;
  const label = useFieldLabel();
  const value = row[field.name];
  if (!isNamed(value) || 'id' in value) return <Editor {...props} />;
  return (
    <WholeFirst row={row}>
      {(record, said) =>
        record ? (
          <Editor {...props} record={record} />
        ) : (
          <Popover
            open
            anchorEl={anchor}
            onClose={onClose}
            slotProps={{ paper: { role: 'dialog', 'aria-label': label(field.name), sx: { width: 240, padding: 1.5 } } }}
          >
            {said}
          </Popover>
        )
      }
    </WholeFirst>
  );
};
