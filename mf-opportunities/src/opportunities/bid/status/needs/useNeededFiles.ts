import type { ErrorInfo } from '@bidwright/contract-kit';
import { type DocumentType, documentField, documents, documentTypes } from '@bidwright/contract-opportunities';
import { useState } from 'react';
import { useUpload } from '../../cards/documents/useUpload.ts';

export interface NeededFiles {
  picked: ReadonlyMap<DocumentType, File>;
  pick: (type: DocumentType, file: File) => void;
  /** From 0 to 1 while a file is sent. */
  progress: number | undefined;
  /** Adds those of these kinds that were picked to the bid. Answers what is wrong with the first that did not arrive; those that did are not sent again. */
  send: (types: readonly DocumentType[]) => Promise<ErrorInfo | undefined>;
}

/** What went wrong with a file stands at its own field. */
const at = (type: DocumentType, error: ErrorInfo): ErrorInfo => {
  const { documentName, ...others } = error.fields ?? {};
  return { ...error, ...(documentName && { fields: { ...others, [documentField(type)]: documentName } }) };
};

/** The files of documents that a status asks for. They are there before the bid moves. */
export const useNeededFiles = (id: string): NeededFiles => {
  const [picked, setPicked] = useState<ReadonlyMap<DocumentType, File>>(new Map());
  const { upload, progress } = useUpload();

  const sendOne = async (type: DocumentType, file: File) => {
    const documentType = { value: type, label: documentTypes[type] };
    const error = await upload(id, { ...documents.input.getDefault(), documentName: file.name, documentType }, file);
    if (error) return at(type, error);
    setPicked((now) => new Map([...now].filter(([one]) => one !== type)));
    return undefined;
  };

  return {
    picked,
    progress,
    pick: (type, file) => setPicked((now) => new Map(now).set(type, file)),
    send: async (types) => {
      for (const type of types) {
        const file = picked.get(type);
        const error = file && (await sendOne(type, file));
        if (error) return error;
      }
      return undefined;
    },
  };
};
