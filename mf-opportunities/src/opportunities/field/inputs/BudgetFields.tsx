import { FieldGrid, LongTextField, MoneyField, NumberField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { useBudgetTypes, useChances } from '../../../api.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { ChoiceOfContract } from './ChoiceOfContract.tsx';
import { WholeLine } from './WholeLine.tsx';

/** The fields of the third step. */
export const BudgetFields = () => {
  const intl = useIntl();
  const label = useFieldLabel();
  return (
    <FieldGrid>
      <ReferenceField name="budgetType" label={label('budgetType')} options={useBudgetTypes().data} freeText />
      <ReferenceField name="chance" label={label('chance')} options={useChances().data} />
      <MoneyField name="estimatedBudgetAmount" label={label('estimatedBudgetAmount')} />
      <ChoiceOfContract name="amountKind" />
      <NumberField
        name="estimatedProjectLength"
        label={label('estimatedProjectLength')}
        unit={intl.formatMessage({ id: 'opportunities.months.unit' })}
      />
      <WholeLine>
        <LongTextField name="estimatedBudgetAmountNotes" label={label('estimatedBudgetAmountNotes')} rows={2} />
      </WholeLine>
    </FieldGrid>
  );
};
