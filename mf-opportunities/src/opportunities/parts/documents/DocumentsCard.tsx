import { documents } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { usePerson } from '@bidwright/shell-api';
import { type DragEvent, useState } from 'react';
import { useDocuments } from '../../../api.ts';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import { PartCard } from '../PartCard.tsx';
import { DocumentDialog } from './DocumentDialog.tsx';
import { DocumentLine } from './DocumentLine.tsx';
import { DropArea } from './DropArea.tsx';

/** The files of a bid, the newest first. A file that is dropped on the card is added. */
export const DocumentsCard = ({ record }: { record: OpportunityRecord }) => {
  const intl = useIntl();
  const person = usePerson();
  const mayAdd = can(documents.rights.create, person, { parent: record });
  const [adding, setAdding] = useState<{ file?: File }>();
  const { rows, ...read } = useDocuments({
    where: [
      { field: 'opportunityId', is: 'eq', value: record.id },
      { field: 'status', is: 'eq', value: 'Active' },
    ],
    limit: 200,
  });
  const kept = rows?.toSorted((one, other) => other.dateCreated - one.dateCreated);
  const drop = ({ dataTransfer }: DragEvent) => {
    const [file] = dataTransfer.files;
    if (file) setAdding({ file });
  };
  return (
    <DropArea onDrop={mayAdd ? drop : undefined}>
      <PartCard
        title={intl.formatMessage({ id: 'opportunities.documents.title' })}
        reading={{ ...read, data: kept, error: read.error }}
        empty={intl.formatMessage({ id: `opportunities.documents.${mayAdd ? 'drop' : 'none'}` })}
        onAdd={mayAdd ? () => setAdding({}) : undefined}
        addLabel={intl.formatMessage({ id: 'opportunities.documents.add' })}
        keys="u"
      >
        {(document) => (
          <DocumentLine
            document={document}
            mayRemove={can(documents.rights.update, person, { ...document, parent: record })}
          />
        )}
      </PartCard>
      {adding && <DocumentDialog bid={record} file={adding.file} onClose={() => setAdding(undefined)} />}
    </DropArea>
  );
};
