import { useIntl } from '@bidwright/remote-kit/intl';
import type { MenuOption } from '@bidwright/remote-kit/table';
import { useLookup } from '../../../api.ts';
import { type BidField, isListed, usualTexts } from '../fieldRules.ts';
import { useChoiceText } from '../useChoiceText.ts';

/** What a field is chosen from: the entries of its list, the values of the contract, yes and no, or texts that most bids have. */
export const useFieldOptions = (field: BidField | undefined): MenuOption[] => {
  const intl = useIntl();
  const choiceText = useChoiceText();
  const { data: entries = [] } = useLookup(field?.of ?? '', { skip: !field || !isListed(field) });
  if (!field) return [];
  const { name, kind, choices = usualTexts[name] ?? [] } = field;
  if (kind === 'boolean')
    return ['yes', 'no'].map((value) => ({ value, label: intl.formatMessage({ id: `opportunities.${value}` }) }));
  return [
    ...choices.map((value) => ({ value, label: choiceText(value) })),
    // The first entry of some lists stands for one that is yet to be made.
    ...entries
      .filter(({ id }) => id !== null && String(id) !== '0')
      .map((entry) => ({
        value: entry.id,
        label: 'name' in entry && typeof entry.name === 'string' ? entry.name : '',
      })),
  ];
};
