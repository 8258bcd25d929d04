import { documentTypes } from '@bidwright/contract-opportunities';
import { ChoiceField, DateField, FieldGrid, MoneyField, TextField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { useCompanies } from '../../../../api.ts';
import { FileField } from './FileField.tsx';

interface DocumentFieldsProps {
  picked: File | undefined;
  onPick: (file: File) => void;
  /** The kind is known. */
  isOfType: boolean;
}

/** The file, and what it is. */
export const DocumentFields = ({ picked, onPick, isOfType }: DocumentFieldsProps) => {
  const intl = useIntl();
  const label = (name: string) => intl.formatMessage({ id: `opportunities.documents.${name}` });
  return (
    <>
      <FileField picked={picked} onPick={onPick} />
      {!isOfType && (
        <ChoiceField
          name="documentType"
          label={label('type')}
          choices={Object.keys(documentTypes)}
          text={(type) => intl.formatMessage({ id: `opportunities.documentType.${type}` })}
        />
      )}
      <TextField name="name" label={label('name')} help={label('nameHelp')} />
      <ReferenceField name="subContractor" label={label('party')} options={useCompanies().data} />
      <FieldGrid>
        <DateField name="startDate" label={label('start')} />
        <DateField name="endDate" label={label('end')} />
      </FieldGrid>
      <MoneyField name="amount" label={label('amount')} />
    </>
  );
};
