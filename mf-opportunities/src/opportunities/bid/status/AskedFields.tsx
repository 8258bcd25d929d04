import type { StatusCategory } from '@bidwright/contract-admin';
import { useIntl } from '@bidwright/remote-kit/intl';
import { askedFor } from './asked.ts';
import { NeededField } from './needs/NeededField.tsx';

/** What is written down when a bid comes to a status of a category, on the record as on the board. */
export const AskedFields = ({ category }: { category: StatusCategory }) => {
  const intl = useIntl();
  const called = (name: string) =>
    name === 'winningAmount' && category === 'Won'
      ? intl.formatMessage({ id: 'opportunities.status.contractAmount' })
      : undefined;
  return askedFor[category].map((name) => <NeededField key={name} name={name} label={called(name)} />);
};
