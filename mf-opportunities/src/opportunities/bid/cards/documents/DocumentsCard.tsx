import { type Document, type DocumentType, documents, documentTypes } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { usePerson } from '@bidwright/shell-api';
import { type DragEvent, type ReactNode, useState } from 'react';
import type { OpportunityRecord } from '../../../OpportunityRecord.ts';
import { PartCard } from '../PartCard.tsx';
import { DocumentLine } from './DocumentLine.tsx';
import { DropArea } from './DropArea.tsx';
import { UploadDialog } from './UploadDialog.tsx';
import { useDocumentsOf } from './useDocumentsOf.ts';

interface DocumentsCardProps {
  record: OpportunityRecord;
  /** Shows and adds documents of this kind alone. */
  type?: DocumentType;
  /** Instead of the usual one. */
  title?: string;
  children?: ReactNode;
}

/** The files of a bid, the newest first; all of them stand by kind. A file that is dropped on the card is added. */
export const DocumentsCard = ({ record, type, title, children }: DocumentsCardProps) => {
  const intl = useIntl();
  const person = usePerson();
  const documentType = type && { value: type, label: documentTypes[type] };
  const mayAdd = can(documents.rights.create, person, { parent: record, ...(documentType && { documentType }) });
  const [adding, setAdding] = useState<{ file?: File }>();
  const { rows, ...read } = useDocumentsOf(record.id, type);
  const kept = rows?.toSorted((one, other) => other.dateCreated - one.dateCreated);
  const kindOf = (kind: string) => intl.formatMessage({ id: `opportunities.documentType.${kind}` });
  const byKind = (entries: Document[]) => {
    const groups = Object.keys(documentTypes).map((kind) => ({
      name: kindOf(kind),
      entries: entries.filter(({ documentType }) => documentType?.value === kind),
    }));
    return groups.filter((group) => group.entries.length > 0);
  };
  const drop = ({ dataTransfer }: DragEvent) => {
    const [file] = dataTransfer.files;
    if (file) setAdding({ file });
  };
  return (
    <DropArea onDrop={mayAdd ? drop : undefined}>
      <PartCard
        title={title ?? intl.formatMessage({ id: 'opportunities.documents.title' })}
        reading={{ ...read, data: kept, error: read.error }}
        groups={type ? undefined : byKind}
        empty={intl.formatMessage({ id: `opportunities.documents.${mayAdd ? 'drop' : 'none'}` })}
        onAdd={mayAdd ? () => setAdding({}) : undefined}
        addLabel={
          type
            ? intl.formatMessage({ id: 'opportunities.documents.addOf' }, { type: kindOf(type) })
            : intl.formatMessage({ id: 'opportunities.documents.add' })
        }
        keys={type ? undefined : 'u'}
        head={children}
      >
        {(document) => (
          <DocumentLine
            document={document}
            mayRemove={can(documents.rights.update, person, { ...document, parent: record })}
          />
        )}
      </PartCard>
      {adding && (
        <UploadDialog id={record.id} file={adding.file} type={documentType} onClose={() => setAdding(undefined)} />
      )}
    </DropArea>
  );
};
