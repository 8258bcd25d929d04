import type { ErrorInfo, Reference } from '@bidwright/contract-kit';
import { documents, documentTypes } from '@bidwright/contract-opportunities';
import { useRef } from 'react';
import { useCreateDocument, useRemoveDocument, useSendFile } from '../../api.ts';
import { faultOf } from '../../opportunities/bid/cards/documents/useUpload.ts';

/** A document that was added, or what is wrong. */
type Added = { id: string; error?: undefined } | { id?: undefined; error: ErrorInfo };

/** Sends a file of a solicitation as a document of its bid, until somebody stops it. */
export const useSending = (onProgress: (part: number) => void) => {
  const [create] = useCreateDocument();
  const [remove] = useRemoveDocument();
  const send = useSendFile();
  const stopping = useRef(new AbortController());

  /** Of one whose file did not arrive nothing stays. */
  const add = async (opportunityId: string, file: File, supersedes: Reference | null): Promise<Added> => {
    const fault = faultOf(file);
    if (fault) return { error: fault };
    stopping.current = new AbortController();
    onProgress(0);
    const documentType = { value: 'rfp', label: documentTypes.rfp };
    const input = { ...documents.input.getDefault(), opportunityId, documentType, documentName: file.name, supersedes };
    const { id, error } = await create(input);
    if (error) return { error };
    const failure = await send(id, file, { onProgress, signal: stopping.current.signal });
    if (!failure) return { id };
    await remove(id);
    return { error: failure };
  };

  return {
    add,
    remove,
    /** What work that goes on after it listens to. */
    signal: (): AbortSignal => {
      if (stopping.current.signal.aborted) stopping.current = new AbortController();
      return stopping.current.signal;
    },
    stop: () => stopping.current.abort(),
  };
};
