import { useIntl } from '@bidwright/remote-kit/intl';
import { Day, Money } from '@bidwright/remote-kit/ui';
import type { BidField } from '../../field/fieldRules.ts';
import { isFilled, isNamed, isNamedList } from '../../field/named.ts';
import { useChoiceText } from '../../field/useChoiceText.ts';
import { CutText } from '../../field/values/CutText.tsx';
import { FieldValue } from '../../field/values/FieldValue.tsx';

/** What a cell shows of a field whose column does not say it otherwise: dates and figures whole, names and texts as far as there is room. */
export const CellValue = ({ field: { name, kind, scale }, value }: { field: BidField; value: unknown }) => {
  const intl = useIntl();
  const choiceText = useChoiceText();
  if (!isFilled(value)) return null;
  if (kind === 'date' && typeof value === 'string') return <Day date={value} />;
  if (typeof value === 'number' && scale) return <Money amount={value} short />;
  const text = () => {
    if (isNamed(value)) return value.name;
    if (isNamedList(value)) return intl.formatList(value.map((one) => one.name));
    return typeof value === 'string' ? choiceText(value) : undefined;
  };
  const said = text();
  return said === undefined ? <FieldValue name={name} value={value} /> : <CutText title={said}>{said}</CutText>;
};
