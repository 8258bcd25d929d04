import type { OpportunityInput } from '@bidwright/contract-opportunities';
import { DateField, LongTextField, MoneyField, NumberField, TextField } from '@bidwright/remote-kit/forms';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { useLookup } from '../../../../api.ts';
import { type BidField, fieldRules, usualTexts } from '../../../field/fieldRules.ts';
import { ChoiceOfContract } from '../../../field/inputs/ChoiceOfContract.tsx';
import { useFieldLabel } from '../../../field/useFieldLabel.ts';

interface NeededFieldProps {
  name: keyof OpportunityInput;
  /** What it is called here, where that is not what it is called everywhere. */
  label?: string;
}

/** An entry of a list. The first entry of some lists stands for one that is yet to be made: not here. */
const Listed = ({ field, label }: { field: BidField; label: string }) => {
  const entries = useLookup(field.of ?? '').data?.flatMap((entry) =>
    'name' in entry && typeof entry.name === 'string' && String(entry.id) !== '0'
      ? [{ id: entry.id, name: entry.name }]
      : [],
  );
  return <ReferenceField name={field.name} label={label} options={entries} />;
};

/** The input of a field where it stands alone, as its kind asks for. */
export const NeededField = ({ name, label: given }: NeededFieldProps) => {
  const usual = useFieldLabel()(name);
  const field = fieldRules.get(name);
  const at = { name, label: given ?? usual };
  switch (field?.kind) {
    case 'reference':
      return <Listed field={field} label={at.label} />;
    case 'date':
      return <DateField {...at} />;
    case 'choice':
      return <ChoiceOfContract name={name} />;
    case 'longText':
      return <LongTextField {...at} rows={2} />;
    case 'number':
      return field.scale === 2 ? <MoneyField {...at} /> : <NumberField {...at} />;
    default:
      return <TextField {...at} suggestions={usualTexts[name]} />;
  }
};
