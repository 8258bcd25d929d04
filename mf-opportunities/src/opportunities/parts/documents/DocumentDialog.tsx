import type { Labelled } from '@bidwright/contract-kit';
import { documentTypes } from '@bidwright/contract-opportunities';
import { ChoiceField, DateField, FieldGrid, MoneyField, TextField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { useCompanies } from '../../../api.ts';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import { AddDialog } from '../AddDialog.tsx';
import { documentSchema } from './documentSchema.ts';
import { FileField } from './FileField.tsx';
import { Progress } from './Progress.tsx';
import { useUpload } from './useUpload.ts';

interface DocumentDialogProps {
  bid: OpportunityRecord;
  /** One that was dropped. */
  file?: File;
  /** What it is, where that is known. */
  type?: Labelled;
  onClose: () => void;
}

/** Adds a document: the file, and what it is. */
export const DocumentDialog = ({ bid, file, type, onClose }: DocumentDialogProps) => {
  const intl = useIntl();
  const { picked, pick, progress, upload, leave } = useUpload(bid.id, file);
  const label = (name: string) => intl.formatMessage({ id: `opportunities.documents.${name}` });
  const close = () => {
    leave();
    onClose();
  };
  return (
    <AddDialog
      title={label('add')}
      done={label('added')}
      schema={documentSchema}
      initial={{ documentName: file?.name, documentType: type }}
      focus={file && !type ? 'documentType' : 'documentName'}
      onAdd={upload}
      onClose={close}
    >
      <FileField picked={picked} onPick={pick} />
      {!type && (
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
      {progress !== undefined && <Progress part={progress} />}
    </AddDialog>
  );
};
