import type { StatusCategory } from '@bidwright/contract-admin';
import type { OpportunityInput } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { NeededField } from './needs/NeededField.tsx';

interface AskedFieldsProps {
  category: StatusCategory;
  names: readonly (keyof OpportunityInput)[];
}

/** What is written down when a bid comes to a status of a category, on the record as on the board. */
export const AskedFields = ({ category, names }: AskedFieldsProps) => {
  const intl = useIntl();
  const called = (name: string) =>
    name === 'winningAmount' && category === 'Won'
      ? intl.formatMessage({ id: 'opportunities.status.contractAmount' })
      : undefined;
  return names.map((name) => <NeededField key={name} name={name} label={called(name)} />);
};
