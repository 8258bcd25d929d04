import {
  documentField,
  lacking,
  type Missing,
  needsOf,
  type OpportunityInput,
} from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, Failed } from '@bidwright/remote-kit/ui';
import { useStatuses } from '../../../../api.ts';
import { useDocumentName } from '../../../field/useDocumentName.ts';
import type { OpportunityRecord } from '../../../OpportunityRecord.ts';
import { FileField } from '../../cards/documents/FileField.tsx';
import { Progress } from '../../cards/documents/Progress.tsx';
import { useDocumentsOf } from '../../cards/documents/useDocumentsOf.ts';
import { NeededField } from './NeededField.tsx';
import type { NeededFiles } from './useNeededFiles.ts';

export interface NeededProps {
  record: OpportunityRecord;
  /** The status that was chosen. */
  statusId: string | undefined;
  /** Fields that stand in the form in any case. */
  among: readonly (keyof OpportunityInput)[];
  files: NeededFiles;
}

interface MissingProps extends Pick<NeededProps, 'files'> {
  title: string;
  missing: readonly Missing[];
}

/** An input for each thing that is missing. */
const MissingInputs = ({ title, missing, files }: MissingProps) => {
  const documentName = useDocumentName();
  if (missing.length === 0) return null;
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: 1.5, minWidth: 0, margin: 0, padding: 0, border: 0 }}>
      <Box component="legend" sx={{ padding: 0, marginBlockEnd: 1, typography: 'caption', color: 'text.secondary' }}>
        <bdi>{title}</bdi>
      </Box>
      {missing.map((one) =>
        'field' in one ? (
          <NeededField key={one.field} name={one.field} />
        ) : (
          <FileField
            key={one.document}
            name={documentField(one.document)}
            label={documentName(one.document)}
            // What stands here is needed altogether, as its title says.
            required={false}
            picked={files.picked.get(one.document)}
            onPick={(file) => files.pick(one.document, file)}
          />
        ),
      )}
      {files.progress !== undefined && <Progress part={files.progress} />}
    </Box>
  );
};

interface WithDocumentsProps extends Omit<MissingProps, 'missing'> {
  id: string;
  missingWith: (present: ReadonlySet<string>) => Missing[];
}

const WithDocuments = ({ id, missingWith, ...shown }: WithDocumentsProps) => {
  const intl = useIntl();
  const { rows, error, refetch } = useDocumentsOf(id);
  if (error)
    return (
      <Failed
        title={intl.formatMessage({ id: 'opportunities.needs.documentsFailed' })}
        onRetry={() => void refetch()}
      />
    );
  const present = new Set(rows?.flatMap(({ documentType }) => documentType?.value ?? []));
  return rows ? <MissingInputs {...shown} missing={missingWith(present)} /> : null;
};

/** What the bid lacks of what the chosen status asks for, to be filled in here. */
export const Needed = ({ record, statusId, among, files }: NeededProps) => {
  const intl = useIntl();
  const status = useStatuses().data?.find(({ id }) => id === statusId);
  if (!status || status.id === record.opportunityStatus.id) return null;
  const { fields, documents } = needsOf(status);
  // A chance that is empty is filled by the status itself, where it has a usual one.
  const comes = new Set<string>([...among, ...(status.defaultChance === null ? [] : ['chance'])]);
  const wanted = fields.filter((name) => !comes.has(name));
  const missingWith = (present: ReadonlySet<string>) => lacking({ fields: wanted, documents }, record, present);
  const title = intl.formatMessage({ id: 'opportunities.needs.title' }, { status: status.name });
  return documents.length > 0 ? (
    <WithDocuments id={record.id} missingWith={missingWith} title={title} files={files} />
  ) : (
    <MissingInputs missing={missingWith(new Set())} title={title} files={files} />
  );
};
