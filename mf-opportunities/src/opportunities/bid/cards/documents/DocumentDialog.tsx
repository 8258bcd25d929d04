import type { ErrorInfo, Labelled } from '@bidwright/contract-kit';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useState } from 'react';
import { AddDialog } from '../AddDialog.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import { documentSchema, type NewDocument } from './documentSchema.ts';
import { Progress } from './Progress.tsx';

interface DocumentDialogProps {
  /** One that was dropped. */
  file?: File;
  /** What it is, where that is known. */
  type?: Labelled;
  /** Said once it is there, and where that fails. */
  said?: { done: string; failed: string };
  /** Answers what is wrong, or nothing. */
  onAdd: (input: NewDocument, file: File) => Promise<ErrorInfo | undefined>;
  /** From 0 to 1 while it is sent. */
  progress?: number;
  onClose: () => void;
}

/** Asks for a file, and what it is. */
export const DocumentDialog = ({ file, type, said, onAdd, progress, onClose }: DocumentDialogProps) => {
  const intl = useIntl();
  const [picked, pick] = useState(file);
  return (
    <AddDialog
      title={intl.formatMessage({ id: 'opportunities.documents.add' })}
      said={said}
      schema={documentSchema}
      initial={{ documentName: file?.name, documentType: type }}
      focus={file && !type ? 'documentType' : 'documentName'}
      onAdd={async (input) => picked && onAdd(input, picked)}
      onClose={onClose}
    >
      <DocumentFields picked={picked} onPick={pick} isOfType={type !== undefined} />
      {progress !== undefined && <Progress part={progress} />}
    </AddDialog>
  );
};
