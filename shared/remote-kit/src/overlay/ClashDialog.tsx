import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type PropsWithChildren, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ClashChoice, type ClashingField, type Side } from './ClashChoice.tsx';
import { Dialog } from './Dialog.tsx';

export interface ClashDialogProps {
  fields: readonly ClashingField[];
  isSaving?: boolean;
  /** Whose value of each field is to stay, by its name. */
  onSave: (chosen: Record<string, Side>) => unknown;
  /** Back to the form, with nothing decided. */
  onClose: () => void;
}

/** Somebody changed the same fields: asks, field by field, which value is to stay. What else is to be said stands above them. */
export const ClashDialog = ({ fields, isSaving, onSave, onClose, children }: PropsWithChildren<ClashDialogProps>) => {
  const intl = useIntl();
  const [known, setKnown] = useState<Record<string, Side>>({});
  const chosen: Record<string, Side> = Object.fromEntries(fields.map(({ name }) => [name, known[name] ?? 'mine']));
  const [first = 'mine', ...others] = Object.values(chosen);
  const effect = others.every((side) => side === first) ? first : 'mixed';
  const count = fields.length;
  return (
    <Dialog
      open
      width="comparison"
      title={intl.formatMessage({ id: 'kit.clash.title' }, { count })}
      onClose={onClose}
      note={intl.formatMessage({ id: 'kit.clash.count' }, { count })}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="kit.clash.back" />
          </Button>
          <Button variant="contained" loading={isSaving} onClick={() => void onSave({ ...known, ...chosen })}>
            <FormattedMessage id={`kit.clash.save.${effect}`} />
          </Button>
        </>
      }
    >
      {children}
      <Box sx={{ display: 'grid', gap: 2, marginBlockStart: 1.5 }}>
        {fields.map((field) => (
          <ClashChoice
            key={field.name}
            field={field}
            side={chosen[field.name] ?? 'mine'}
            onChoose={(side) => setKnown({ ...known, [field.name]: side })}
          />
        ))}
      </Box>
    </Dialog>
  );
};
