import type { ErrorInfo } from '@bidwright/contract-kit';
import type { QuestionTables } from '@bidwright/contract-opportunities';
import { useState } from 'react';
import { useSending } from '../../requirements/reading/useSending.ts';
import { useQuestionTables, useReadQuestions } from '../questionsApi.ts';

/** How far it has come: a part of the file that is sent, or of the questions that are kept. */
export type Progress =
  | { at: 'sending'; part: number }
  | { at: 'looking' }
  | { at: 'reading'; part: number; found: number };

/** Where questions stand in a file. */
export interface Columns {
  sheet: number;
  question: number;
  answer: number;
}

/** A file that was looked at, or what is wrong. */
export type Looked = { document: string; tables: QuestionTables; error?: undefined } | { error: ErrorInfo };

/** Sends a list of questions, looks at what it holds, and reads its questions until nothing is left. */
export const useReadingList = () => {
  const [progress, setProgress] = useState<Progress>();
  const { add, remove, signal, stop } = useSending((part) => setProgress({ at: 'sending', part }));
  const [look] = useQuestionTables();
  const [ask] = useReadQuestions();

  const lookAt = async (document: string): Promise<Looked> => {
    setProgress({ at: 'looking' });
    const { data, error } = await look({ document });
    return error ? { error } : { document, tables: data };
  };

  /** Of a file that holds no list nothing stays. */
  const send = async (opportunityId: string, file: File): Promise<Looked> => {
    const { id, error } = await add(opportunityId, file, null);
    if (error) return { error };
    const looked = await lookAt(id);
    if (looked.error) await remove(id);
    return looked;
  };

  /** Answers how many questions there are, or what is wrong. */
  const read = async (document: string, columns: Columns): Promise<{ found?: number; error?: ErrorInfo }> => {
    const stopping = signal();
    let found = 0;
    while (!stopping.aborted) {
      const { data, error } = await ask({ document, ...columns });
      if (error) return { error };
      found = data.found;
      setProgress({ at: 'reading', part: 1 - data.left / Math.max(1, data.found), found });
      if (data.left === 0) break;
    }
    return { found };
  };

  return { progress, send, lookAt, read, end: () => setProgress(undefined), stop };
};
