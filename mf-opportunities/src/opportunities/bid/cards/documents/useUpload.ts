import { type ErrorInfo, maxFileBytes } from '@bidwright/contract-kit';
import { documents } from '@bidwright/contract-opportunities';
import { useRef, useState } from 'react';
import { useCreateDocument, useRemoveDocument, useSendFile } from '../../../../api.ts';
import type { NewDocument } from './documentSchema.ts';

const tooLong: ErrorInfo = {
  code: 'too-large',
  message: 'The file is too large',
  fields: { documentName: { key: 'opportunities.documents.long', message: 'The file is too large' } },
};

/** What is wrong with a file before it is sent, if anything. */
export const faultOf = ({ size }: File): ErrorInfo | undefined => (size > maxFileBytes ? tooLong : undefined);

/** Records a document of a bid and sends its file. Of one whose file did not arrive, nothing stays. */
export const useUpload = () => {
  const [progress, setProgress] = useState<number>();
  const [create] = useCreateDocument();
  const [remove] = useRemoveDocument();
  const send = useSendFile();
  const sending = useRef<AbortController>(undefined);

  /** Answers what is wrong, or nothing. */
  const upload = async (opportunityId: string, input: NewDocument, file: File): Promise<ErrorInfo | undefined> => {
    const fault = faultOf(file);
    if (fault) return fault;
    const { id, error } = await create({ ...documents.input.getDefault(), ...input, opportunityId });
    if (error) return error;
    sending.current = new AbortController();
    setProgress(0);
    const failure = await send(id, file, { onProgress: setProgress, signal: sending.current.signal });
    setProgress(undefined);
    if (failure) await remove(id);
    return failure;
  };

  return {
    /** From 0 to 1 while a file is sent. */
    progress,
    upload,
    leave: () => sending.current?.abort(),
  };
};
