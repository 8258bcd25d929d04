import { useIntl } from '@bidwright/remote-kit/intl';
import { Money } from '@bidwright/remote-kit/ui';
import { Stars } from '../Stars.tsx';
import { When } from '../When.tsx';
import type { Field } from './fields.ts';
import { Status } from './Status.tsx';

/** What stands in a cell, as its kind is written. */
export const Value = ({ kind, value }: { kind: Field<object>['kind']; value: string | number }) => {
  const intl = useIntl();
  if (kind === 'status') return <Status status={String(value)} />;
  if (typeof value === 'string') return <span dir="auto">{value}</span>;
  if (kind === 'money') return <Money amount={value} />;
  if (kind === 'day') return <When atMs={value} day />;
  return kind === 'stars' ? <Stars rating={value} /> : <bdi>{intl.formatNumber(value)}</bdi>;
};
