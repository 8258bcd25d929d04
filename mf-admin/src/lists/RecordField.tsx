import type { Field } from '@bidwright/contract-kit';
import {
  ChoiceField,
  ChoicesField,
  DateField,
  LongTextField,
  NumberField,
  SwitchField,
  TextField,
} from '@bidwright/remote-kit/forms';
import { Box } from '@bidwright/remote-kit/ui';
import { useRoleNote } from '../people/useRoleNote.ts';
import { AskedOfBids } from './asked/AskedOfBids.tsx';
import { isAsking } from './asked/useAskedText.ts';
import { ColorField } from './ColorField.tsx';
import { ListReferenceField } from './ListReferenceField.tsx';
import { useChoiceText } from './useChoiceText.ts';
import { useFieldLabel } from './useFieldLabel.ts';

/** Texts that may be longer than this take the form's whole width, or several lines. */
const wide = 160;
const manyLines = 300;

const isLong = ({ kind, length = 0 }: Field) => kind === 'longText' || (kind === 'text' && length > manyLines);

const isWide = ({ name, kind, length = 0 }: Field) =>
  name === 'name' || ['longText', 'references', 'texts'].includes(kind) || length > wide;

const Control = ({ field }: { field: Field }) => {
  const choiceText = useChoiceText();
  const roleNote = useRoleNote();
  const at = { name: field.name, label: useFieldLabel()(field.name) };
  if (field.name === 'color') return <ColorField {...at} />;
  switch (field.kind) {
    case 'reference':
    case 'references':
      return <ListReferenceField {...at} field={field} />;
    case 'texts':
      if (isAsking(field.name)) return <AskedOfBids name={field.name} label={at.label} />;
      return (
        <ChoicesField
          {...at}
          choices={field.choices ?? []}
          text={choiceText}
          note={field.name === 'permissions' ? roleNote : undefined}
        />
      );
    case 'choice':
      return <ChoiceField {...at} text={choiceText} />;
    case 'boolean':
      return <SwitchField {...at} />;
    case 'date':
      return <DateField {...at} />;
    case 'number':
      return <NumberField {...at} />;
    default:
      return isLong(field) ? (
        <LongTextField {...at} rows={2} />
      ) : (
        <TextField {...at} type={field.name === 'email' ? 'email' : 'text'} />
      );
  }
};

/** The control that fits a field's kind. */
export const RecordField = ({ field }: { field: Field }) => (
  <Box
    sx={{
      gridColumn: isWide(field) ? '1 / -1' : undefined,
      paddingBlockStart: { sm: field.kind === 'boolean' ? 2.5 : 0 },
    }}
  >
    <Control field={field} />
  </Box>
);
