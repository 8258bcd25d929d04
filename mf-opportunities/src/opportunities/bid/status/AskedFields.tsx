import type { StatusCategory } from '@bidwright/contract-admin';
import type { OpportunityInput } from '@bidwright/contract-opportunities';
import { LongTextField, MoneyField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { useCompanies } from '../../../api.ts';
import { useFieldLabel } from '../../field/useFieldLabel.ts';
import { askedFor } from './asked.ts';

const money: readonly string[] = ['winningAmount', 'estimatedBudgetAmount'] satisfies (keyof OpportunityInput)[];

/** Any company but the entry that makes a new client. */
const WinningFirm = () => {
  const label = useFieldLabel();
  const companies = useCompanies().data?.filter(({ id }) => String(id) !== '0');
  return <ReferenceField name="winningFirm" label={label('winningFirm')} options={companies} />;
};

const Asked = ({ name, isWon }: { name: keyof OpportunityInput; isWon: boolean }) => {
  const intl = useIntl();
  const label = useFieldLabel();
  if (name === 'winningFirm') return <WinningFirm />;
  if (!money.includes(name)) return <LongTextField name={name} label={label(name)} rows={2} />;
  const text = isWon ? intl.formatMessage({ id: 'opportunities.status.contractAmount' }) : label(name);
  return <MoneyField name={name} label={text} />;
};

/** What is written down when a bid comes to a status of a category, on the record as on the board. */
export const AskedFields = ({ category }: { category: StatusCategory }) =>
  askedFor[category].map((name) => <Asked key={name} name={name} isWon={category === 'Won'} />);
