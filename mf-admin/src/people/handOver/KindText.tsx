import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import type { Kind } from './kinds.ts';

interface KindTextProps {
  kind: Pick<Kind, 'col' | 'field'>;
  count: number;
}

/** Says how many records of a kind these are. A kind of a module that came later is called by its names. */
export const KindText = ({ kind: { col, field }, count }: KindTextProps) => {
  const intl = useIntl();
  const own = `admin.handOver.kind.${col}.${field}`;
  const id = own in intl.messages ? own : 'admin.handOver.kind.other';
  return <FormattedMessage id={id} values={{ count, col, field }} />;
};
