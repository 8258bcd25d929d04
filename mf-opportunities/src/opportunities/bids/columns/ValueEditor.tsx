import type { Reference } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { DateField, Form, MoneyField } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, Popover } from '@bidwright/remote-kit/ui';
import { useFieldLabel } from '../../field/useFieldLabel.ts';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import { type EditedField, editedDays } from './editedFields.ts';

export interface CellEditorProps {
  anchor: HTMLElement;
  record: OpportunityRecord;
  field: EditedField;
  onSave: (value: Reference | string | number | null) => void;
  onClose: () => void;
}

/** A date or an amount, in a small form at its cell: Enter saves, Escape leaves it as it was. */
export const ValueEditor = ({ anchor, record, field, onSave, onClose }: CellEditorProps) => {
  const label = useFieldLabel()(field);
  const title = useIntl().formatMessage({ id: 'opportunities.cell.title' }, { name: label });
  const Field = editedDays.includes(field) ? DateField : MoneyField;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { width: 280, padding: 1.5 } } }}
    >
      <Form
        schema={opportunities.input.pick([field])}
        initial={{ [field]: record[field] }}
        focus={field}
        kept
        onSubmit={(_values, changed) => {
          const value = changed[field];
          if (value === undefined) onClose();
          else if (value === null || typeof value !== 'object') onSave(value);
        }}
      >
        <Field name={field} label={label} />
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
