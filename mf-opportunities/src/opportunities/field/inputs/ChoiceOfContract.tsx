import { ChoiceField } from '@bidwright/remote-kit/forms';
import { useChoiceText } from '../useChoiceText.ts';
import { type Labelled, useFieldLabel } from '../useFieldLabel.ts';

/** One of the values that the contract allows, in the person's language. */
export const ChoiceOfContract = ({ name }: { name: Labelled }) => {
  const label = useFieldLabel();
  return <ChoiceField name={name} label={label(name)} text={useChoiceText()} />;
};
