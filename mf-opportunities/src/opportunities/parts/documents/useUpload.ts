import { type ErrorInfo, longestFile } from '@bidwright/contract-kit';
import { documents } from '@bidwright/contract-opportunities';
import { useRef, useState } from 'react';
import { useCreateDocument, useRemoveDocument, useSendFile } from '../../../api.ts';
import type { NewDocument } from './documentSchema.ts';

const tooLong: ErrorInfo = {
  code: 'too-large',
  message: 'The file is too large',
  fields: { documentName: { key: 'opportunities.documents.long', message: 'The file is too large' } },
};

/** Records a document and sends its file. Of one whose file did not arrive, nothing stays. */
export const useUpload = (opportunityId: string, dropped?: File) => {
  const [picked, pick] = useState(dropped);
  const [progress, setProgress] = useState<number>();
  const [create] = useCreateDocument();
  const [remove] = useRemoveDocument();
  const send = useSendFile();
  const sending = useRef<AbortController>(undefined);

  const upload = async (input: NewDocument): Promise<ErrorInfo | undefined> => {
    if (!picked) return undefined;
    if (picked.size > longestFile) return tooLong;
    const { id, error } = await create({ ...documents.input.getDefault(), ...input, opportunityId });
    if (error) return error;
    sending.current = new AbortController();
    setProgress(0);
    const failure = await send(id, picked, { onProgress: setProgress, signal: sending.current.signal });
    setProgress(undefined);
    if (failure) await remove(id);
    return failure;
  };

  return {
    picked,
    pick,
    /** From 0 to 1 while a file is sent. */
    progress,
    upload,
    leave: () => sending.current?.abort(),
  };
};
