import type { Email, MailState } from '@bidwright/contract-shell';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { useAlert } from '@bidwright/shell-api';
import { useUpdateEmail } from './api.ts';
import { useIsKept } from './useIsKept.ts';

/** Answers the function that has a mail sent once more, or not at all. */
export const useTurn = () => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const [update, { isLoading }] = useUpdateEmail();
  const isKept = useIsKept();
  const turn = async ({ id, version }: Email, state: MailState) => {
    const error = await update({ id, version, changes: { state } });
    if (error) return alert({ severity: 'error', text: errorText(error) });
    const text = state === 'Queued' && isKept ? 'admin.emails.kept' : `admin.emails.turned.${state}`;
    return alert({ severity: 'success', text: intl.formatMessage({ id: text }) });
  };
  return [turn, isLoading] as const;
};
