import type { ErrorInfo } from '@bidwright/contract-kit';
import { maxNamed, type ReviewAct, type ToReview } from '@bidwright/contract-rfp-library';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { today } from '@bidwright/remote-kit/ui';
import { lazy, useAlert } from '@bidwright/shell-api';
import { type ReactNode, Suspense, useState } from 'react';
import { type Entry, useReview } from '../api.ts';

const ReviewDialog = lazy(async () => ({ default: (await import('./ReviewDialog.tsx')).ReviewDialog }));

interface Reviewing {
  start: () => void;
  stop: () => void;
  /** Asks what came of it. */
  finish: () => void;
  isSending: boolean;
  dialog: ReactNode;
}

/** What can be done about the review of some entries: for all of them, or, of more than one call takes, for the first ones. */
export const useReviewing = (
  entries: readonly Pick<Entry, 'id'>[],
  onDone?: (ids: readonly string[]) => void,
): Reviewing => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const review = useReview();
  const [isSending, setSending] = useState(false);
  const [asking, setAsking] = useState(false);
  const ids = entries.map(({ id }) => id);

  /** One part after the other, up to the first that is refused. */
  const sendParts = async (sendPart: (part: string[]) => Promise<ErrorInfo | undefined>) => {
    for (let at = 0; at < ids.length; at += maxNamed) {
      const error = await sendPart(ids.slice(at, at + maxNamed));
      if (error) return { done: ids.slice(0, at), error };
    }
    return { done: ids };
  };

  const send = async (act: ReviewAct, more: Pick<ToReview, 'result' | 'note'> = { result: null, note: null }) => {
    setSending(true);
    const { done, error } = await sendParts((part) => review({ entries: part, act, today: today(), ...more }));
    setSending(false);
    if (done.length > 0) {
      const text = intl.formatMessage({ id: `rfp-library.review.${act}.done` }, { count: done.length });
      alert({ severity: 'success', compact: true, text });
      onDone?.(done);
    }
    return error;
  };
  const sendAtOnce = async (act: ReviewAct) => {
    const error = await send(act);
    if (error) alert({ severity: 'error', text: errorText(error) });
  };
  const close = () => setAsking(false);
  return {
    start: () => void sendAtOnce('start'),
    stop: () => void sendAtOnce('stop'),
    finish: () => setAsking(true),
    isSending,
    dialog: asking && (
      <Suspense>
        <ReviewDialog count={ids.length} onSave={(answer) => send('done', answer)} onClose={close} />
      </Suspense>
    ),
  };
};
