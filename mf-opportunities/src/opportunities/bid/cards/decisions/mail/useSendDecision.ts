import type { ErrorInfo, SentOf } from '@bidwright/contract-kit';
import { sendDecision } from '@bidwright/contract-opportunities';
import { mutationOf } from '@bidwright/remote-kit/store';
import { bids } from '../../../../../api.ts';

const useSend = mutationOf(bids, sendDecision);

/** Answers the function that has a decision mailed; it answers what is wrong, or nothing. */
export const useSendDecision = () => {
  const [send] = useSend();
  return async (sending: SentOf<typeof sendDecision>): Promise<ErrorInfo | undefined> => (await send(sending)).error;
};
