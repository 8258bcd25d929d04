import type { ReviewAct, ToReview } from '@bidwright/contract-rfp-library';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { today } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type Entry, useReview } from '../api.ts';

const ReviewDialog = lazy(async () => ({ default: (await import('./ReviewDialog.tsx')).ReviewDialog }));

interface Reviewing {
  start: () => void;
  stop: () => void;
  /** Asks what came of it. */
  finish: () => void;
  dialog: ReactNode;
}

/** What can be done about the review of some entries: for all of them, or none. */
export const useReviewing = (entries: readonly Pick<Entry, 'id'>[], onDone?: () => void): Reviewing => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const review = useReview();
  const [asking, setAsking] = useState(false);
  const ids = entries.map(({ id }) => id);

  const send = async (act: ReviewAct, more: Pick<ToReview, 'result' | 'note'> = { result: null, note: null }) => {
    const error = await review({ entries: ids, act, today: today(), ...more });
    if (error) return error;
    alert({
      severity: 'success',
      compact: true,
      text: intl.formatMessage({ id: `rfp-library.review.${act}.done` }, { count: ids.length }),
    });
    onDone?.();
    return undefined;
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
    dialog: asking && (
      <Suspense>
        <ReviewDialog count={ids.length} onSave={(answer) => send('done', answer)} onClose={close} />
      </Suspense>
    ),
  };
};
