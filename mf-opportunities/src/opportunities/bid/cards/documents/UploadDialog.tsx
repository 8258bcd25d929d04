import type { Labelled } from '@bidwright/contract-kit';
import { useIntl } from '@bidwright/remote-kit/intl';
import { DocumentDialog } from './DocumentDialog.tsx';
import { useUpload } from './useUpload.ts';

interface UploadDialogProps {
  /** The bid's. */
  id: string;
  /** One that was dropped. */
  file?: File;
  /** What it is, where that is known. */
  type?: Labelled;
  onClose: () => void;
}

/** Adds a document to a bid. */
export const UploadDialog = ({ id, file, type, onClose }: UploadDialogProps) => {
  const intl = useIntl();
  const { progress, upload, leave } = useUpload();
  const close = () => {
    leave();
    onClose();
  };
  return (
    <DocumentDialog
      file={file}
      type={type}
      said={{
        done: intl.formatMessage({ id: 'opportunities.documents.added' }),
        failed: intl.formatMessage({ id: 'opportunities.documents.failed' }),
      }}
      onAdd={(input, picked) => upload(id, input, picked)}
      progress={progress}
      onClose={close}
    />
  );
};
