import type { Reference } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { DateField, Form, MoneyField, NumberField, TextField } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, Popover } from '@bidwright/remote-kit/ui';
import { type BidField, usualTexts } from '../../field/fieldRules.ts';
import { useFieldLabel } from '../../field/useFieldLabel.ts';
import type { BidRow } from '../../OpportunityRecord.ts';

export interface CellEditorProps {
  anchor: HTMLElement;
  record: BidRow;
  field: BidField;
  /** With the record as it was when the editing began. */
  onSave: (record: BidRow, value: Reference | string | number | boolean | null) => void;
  onClose: () => void;
}

const Input = ({ field: { name, kind, scale } }: Pick<CellEditorProps, 'field'>) => {
  const props = { name, label: useFieldLabel()(name) };
  if (kind === 'date') return <DateField {...props} />;
  if (kind === 'text') return <TextField {...props} suggestions={usualTexts[name]} />;
  return scale === 2 ? <MoneyField {...props} /> : <NumberField {...props} />;
};

/** A date, a number or a text, in a small form at its cell: Enter saves, Escape leaves it as it was. */
export const ValueEditor = ({ anchor, record, field, onSave, onClose }: CellEditorProps) => {
  const { name } = field;
  const label = useFieldLabel()(name);
  const title = useIntl().formatMessage({ id: 'opportunities.cell.title' }, { name: label });
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { width: 280, padding: 1.5 } } }}
    >
      <Form
        schema={opportunities.input.pick([name])}
        initial={{ [name]: record[name] }}
        focus={name}
        kept
        onSubmit={(_values, changed) => {
          const value = changed[name];
          if (value === undefined) onClose();
          else if (value === null || typeof value !== 'object') onSave(record, value);
        }}
      >
        <Input field={field} />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, marginBlockStart: 1 }}>
          <Button size="small" onClick={onClose}>
            <FormattedMessage id="opportunities.parts.cancel" />
          </Button>
          <Button size="small" type="submit" variant="contained">
            <FormattedMessage id="opportunities.cell.save" />
          </Button>
        </Box>
      </Form>
    </Popover>
  );
};
