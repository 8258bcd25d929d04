import type { ErrorInfo } from '@bidwright/contract-kit';
import { type ProposedAnswer, rfpContent } from '@bidwright/contract-rfp-library';
import { can } from '@bidwright/remote-kit/store';
import { usePerson } from '@bidwright/shell-api';
import { useEffect, useRef, useState } from 'react';
import { useProposeAnswers } from '../questionsApi.ts';

/** Questions that are asked at once: the first proposals show soon, and others search in between. */
const atOnce = 10;

const none: ReadonlyMap<string, ProposedAnswer> = new Map();

export interface Proposals {
  /** By the questions' texts. */
  found: ReadonlyMap<string, ProposedAnswer>;
  /** How many are still looked for. */
  left: number;
  error: ErrorInfo | undefined;
  retry: () => void;
  /** The person may read the library. */
  mayAsk: boolean;
}

/** What the library says to questions, some at a time; what was found is remembered as long as the page is open. */
export const useProposals = (asked: readonly string[]): Proposals => {
  const mayAsk = can(rfpContent.rights.read, usePerson());
  const [ask] = useProposeAnswers();
  const [found, setFound] = useState(none);
  const [error, setError] = useState<ErrorInfo>();
  const isAsking = useRef(false);
  const wanted = mayAsk ? [...new Set(asked)].filter((question) => !found.has(question)) : [];
  const next = wanted.slice(0, atOnce);

  useEffect(() => {
    if (next.length === 0 || error || isAsking.current) return;
    isAsking.current = true;
    const askNext = async () => {
      const answer = await ask({ questions: next });
      isAsking.current = false;
      if (answer.error) setError(answer.error);
      else
        setFound((before) => {
          const more = new Map(before);
          for (const [n, question] of next.entries()) {
            const proposed = answer.data[n];
            if (proposed) more.set(question, proposed);
          }
          return more;
        });
    };
    void askNext();
  });

  return { found, left: wanted.length, error, retry: () => setError(undefined), mayAsk };
};
