import type { Field } from '@bidwright/contract-kit';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Day, Link, Stack, Tag } from '@bidwright/remote-kit/ui';
import { isAsking, useAskedText } from './asked/useAskedText.ts';
import type { ListRecord } from './list.ts';
import { useChoiceText } from './useChoiceText.ts';
import { useFieldLabel } from './useFieldLabel.ts';

interface FieldValueProps {
  field: Field;
  record: ListRecord;
}

const Names = ({ names }: { names: string[] }) => {
  const intl = useIntl();
  return <span dir="auto">{intl.formatList(names, { style: 'narrow' })}</span>;
};

/** An address of the web, also where it was written without its protocol. */
const webAddress = (text: string): string | undefined =>
  /^https?:\/\/\S+$/i.test(text) ? text : /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : undefined;

/** What opens when somebody clicks an address or a number. */
const opens: Record<string, (text: string) => string | undefined> = {
  email: (text) => `mailto:${text}`,
  phone: (text) => `tel:${text}`,
  website: webAddress,
};

const outside = { target: '_blank', rel: 'noreferrer' };

const Text = ({ name, value }: { name: string; value: string }) => {
  const href = opens[name]?.(value);
  return href ? (
    <Link href={href} dir="auto" {...(name === 'website' && outside)}>
      {value}
    </Link>
  ) : (
    <span dir="auto">{value}</span>
  );
};

/** A field's value as people read it. Nothing is shown for none. */
export const FieldValue = ({ field, record }: FieldValueProps) => {
  const intl = useIntl();
  const label = useFieldLabel();
  const choiceText = useChoiceText();
  const askedText = useAskedText();
  const value = record[field.name];
  if (value === null || value === undefined) return null;
  switch (field.kind) {
    case 'reference':
      return <Names names={[value.name]} />;
    case 'references':
      return <Names names={value.map(({ name }: { name: string }) => name)} />;
    case 'texts':
      return (
        <Stack direction="row" component="span" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
          {value.map((text: string) => (
            <Tag key={text}>{isAsking(field.name) ? askedText(field.name, text) : choiceText(text)}</Tag>
          ))}
        </Stack>
      );
    case 'boolean':
      return value ? <Tag tone="info">{label(field.name)}</Tag> : null;
    case 'date':
      return <Day date={value} />;
    case 'number':
      return <bdi>{intl.formatNumber(value, field.share ? { style: 'percent' } : { useGrouping: !field.isYear })}</bdi>;
    case 'choice':
      return <span dir="auto">{choiceText(value)}</span>;
    default:
      return <Text name={field.name} value={value} />;
  }
};
