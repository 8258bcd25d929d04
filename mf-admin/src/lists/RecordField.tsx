import { type Field, roles } from '@bidwright/contract-kit';
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
import { ColorField } from './ColorField.tsx';
import { ListReferenceField } from './ListReferenceField.tsx';
import { useChoiceText } from './useChoiceText.ts';
import { useFieldLabel } from './useFieldLabel.ts';

/** Texts from this length on are written in several lines. */
const longText = 300;

const isWide = ({ kind, length = 0 }: Field) =>
  ['longText', 'references', 'texts'].includes(kind) || length >= longText;

const Control = ({ field }: { field: Field }) => {
  const choiceText = useChoiceText();
  const at = { name: field.name, label: useFieldLabel()(field.name) };
  if (field.name === 'color') return <ColorField {...at} />;
  switch (field.kind) {
    case 'reference':
    case 'references':
      return <ListReferenceField {...at} field={field} />;
    case 'texts':
      return <ChoicesField {...at} choices={roles} text={choiceText} />;
    case 'choice':
      return <ChoiceField {...at} text={choiceText} />;
    case 'boolean':
      return <SwitchField {...at} />;
    case 'date':
      return <DateField {...at} />;
    case 'number':
      return <NumberField {...at} />;
    default:
      return isWide(field) ? (
        <LongTextField {...at} rows={2} />
      ) : (
        <TextField {...at} type={field.name === 'email' ? 'email' : 'text'} />
      );
  }
};

/** The control that fits a field's kind. */
export const RecordField = ({ field }: { field: Field }) => (
  <Box sx={isWide(field) ? { gridColumn: '1 / -1' } : undefined}>
    <Control field={field} />
  </Box>
);
