import type { ErrorInfo } from '@bidwright/contract-kit';
import type { DecisionMail } from '@bidwright/contract-opportunities';
import { bids } from '../../../../../api.ts';

interface Sending extends DecisionMail {
  /** The bid. */
  id: string;
  decision: string;
}

const { useSendDecisionMutation } = bids.injectEndpoints({
  endpoints: (build) => ({
    sendDecision: build.mutation<unknown, Sending>({
      query: (body) => ({ call: 'sendDecision', body }),
      // Whoever is too late sees who was quicker.
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'record', id: `opportunities/${id}` }],
    }),
  }),
});

/** Answers the function that has a decision mailed; it answers what is wrong, or nothing. */
export const useSendDecision = () => {
  const [send] = useSendDecisionMutation();
  return async (sending: Sending): Promise<ErrorInfo | undefined> =>
    (await send(sending)).error as ErrorInfo | undefined;
};
