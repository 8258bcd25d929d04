import type { ErrorInfo } from '@bidwright/contract-kit';
import { newId, useDirtyForm } from '@bidwright/shell-api';
import { useState } from 'react';
import type { NewDocument } from '../cards/documents/documentSchema.ts';
import { faultOf, useUpload } from '../cards/documents/useUpload.ts';

/** A file that waits for its bid. */
interface Attached {
  id: string;
  input: NewDocument;
  file: File;
}

/** Files of a bid that is not recorded yet. They are sent once it has an id. A draft does not hold them, so leaving asks. */
export const useAttached = () => {
  const [attached, setAttached] = useState<readonly Attached[]>([]);
  const { upload, progress } = useUpload();
  useDirtyForm(attached.length > 0);

  /** Answers what is wrong with the file, or nothing. */
  const attach = async (input: NewDocument, file: File): Promise<ErrorInfo | undefined> => {
    const fault = faultOf(file);
    if (!fault) setAttached((now) => [...now, { id: newId(), input, file }]);
    return fault;
  };
  const drop = (id: string) => setAttached((now) => now.filter((one) => one.id !== id));

  /** Puts them under the new bid, one after the other; answers the names of those that did not arrive. */
  const send = async (opportunityId: string): Promise<string[]> => {
    const failed: string[] = [];
    for (const { input, file } of attached) {
      if (await upload(opportunityId, input, file)) failed.push(file.name);
    }
    setAttached([]);
    return failed;
  };
  return { attached, attach, drop, send, progress };
};
