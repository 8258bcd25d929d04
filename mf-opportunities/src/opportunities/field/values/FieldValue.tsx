import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Day, Link, Money } from '@bidwright/remote-kit/ui';
import { recordAddress } from '../../addresses.ts';
import { fieldRules } from '../fieldRules.ts';
import { isNamed, isNamedList, type Named } from '../named.ts';
import { useChoiceText } from '../useChoiceText.ts';
import { SafeLink } from './SafeLink.tsx';

export interface FieldValueProps {
  name: string;
  /** As a record or its change log has it. */
  value: unknown;
}

const Text = ({ name, value }: { name: string; value: string }) => {
  const choiceText = useChoiceText();
  if (fieldRules.get(name)?.kind === 'date') return <Day date={value} />;
  if (name === 'linkToPosting') return <SafeLink address={value} />;
  if (fieldRules.get(name)?.kind !== 'longText') return <bdi>{choiceText(value)}</bdi>;
  return (
    <Box
      component="span"
      // Its own direction decides the order of its words; which side it stands on is the page's.
      dir="auto"
      sx={{ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '72ch', textAlign: 'left' }}
    >
      {value}
    </Box>
  );
};

const Figure = ({ name, value }: { name: string; value: number }) => {
  const intl = useIntl();
  if (fieldRules.get(name)?.scale) return <Money amount={value} />;
  if (name === 'estimatedProjectLength')
    return <FormattedMessage id="opportunities.months" values={{ count: value }} />;
  return <bdi>{intl.formatNumber(value)}</bdi>;
};

const NamedValue = ({ name, value }: { name: string; value: Named }) => {
  if (name !== 'originalOpportunity' || !value.id) return <bdi>{value.name}</bdi>;
  return (
    <Link href={recordAddress({ id: value.id })}>
      <bdi>{value.name}</bdi>
    </Link>
  );
};

/** The value of a field in words that people use: names, dates, amounts. */
export const FieldValue = ({ name, value }: FieldValueProps) => {
  if (typeof value === 'string' && value) return <Text name={name} value={value} />;
  if (typeof value === 'boolean') return <FormattedMessage id={value ? 'opportunities.yes' : 'opportunities.no'} />;
  if (typeof value === 'number') return <Figure name={name} value={value} />;
  if (isNamed(value)) return <NamedValue name={name} value={value} />;
  if (isNamedList(value) && value.length > 0)
    return value.map((one, at) => (
      // Each stays whole: a name broken into two lines could not be told from its neighbours where the page runs the other way.
      <Box component="span" key={one.name} sx={{ display: 'inline-block', marginInlineEnd: 0.5 }}>
        <bdi>{one.name}</bdi>
        {at < value.length - 1 && ','}
      </Box>
    ));
  return (
    <Box component="span" sx={{ color: 'text.tertiary' }}>
      –
    </Box>
  );
};
