import type { Reference } from '@bidwright/contract-kit';
import { lacking, nameOfMissing, needsOf } from '@bidwright/contract-opportunities';
import { DateField, useFormValue } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { Box } from '@bidwright/remote-kit/ui';
import { useStatuses } from '../../../api.ts';
import { useStatusLook } from '../../field/status/useStatusLook.ts';
import { useFieldLabel } from '../../field/useFieldLabel.ts';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import { FileField } from '../cards/documents/FileField.tsx';
import { AskedFields } from './AskedFields.tsx';
import { askedFor, decisionOf } from './asked.ts';
import { Needed } from './needs/Needed.tsx';
import type { NeededFiles } from './needs/useNeededFiles.ts';

interface StatusFieldsProps {
  record: OpportunityRecord;
  /** May the person record the decision that goes with it? */
  mayDecide: boolean;
  /** The status was chosen before. */
  isChosen: boolean;
  file: { picked: File | undefined; onPick: (file: File) => void };
  /** The files of documents that the status asks for. */
  needed: NeededFiles;
}

/** The new status, and what is written down with it. */
export const StatusFields = ({ record, mayDecide, isChosen, file, needed }: StatusFieldsProps) => {
  const intl = useIntl();
  const label = useFieldLabel();
  const look = useStatusLook();
  const { data: statuses } = useStatuses();
  const [status] = useFormValue<Reference | null>('opportunityStatus');
  const { category } = status ? look(status) : { category: 'Open' as const };
  const { fields, documents } = needsOf(
    statuses?.find(({ id }) => id === status?.id && id !== record.opportunityStatus.id),
  );
  const lacked = new Set(lacking({ fields, documents: [] }, record, new Set()).map(nameOfMissing));
  const optional = askedFor[category].filter((name) => !lacked.has(name));
  return (
    <>
      {!isChosen && <ReferenceField name="opportunityStatus" label={label('opportunityStatus')} options={statuses} />}
      <Needed record={record} statusId={status?.id} among={optional} files={needed} />
      {optional.length > 0 && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {intl.formatMessage({ id: 'opportunities.status.mayLeaveOut' })}
        </Box>
      )}
      {mayDecide && decisionOf[category] && (
        <DateField
          name="decidedOn"
          label={intl.formatMessage({ id: `opportunities.status.day.${category}` })}
          help={intl.formatMessage({ id: 'opportunities.status.dayHelp' })}
        />
      )}
      <AskedFields category={category} names={optional} />
      {category === 'Won' && !documents.includes('signedContractScope') && (
        <FileField label={intl.formatMessage({ id: 'opportunities.status.contract' })} required={false} {...file} />
      )}
    </>
  );
};
