import type { DemoAddress, DemoBody, DemoData, DemoFailure } from '@bidwright/contract-template-demo/api';
import type { Transport } from './transport.ts';

/** What a request that is refused rejects with: the data of the answer, or these words. */
export type Rejection = DemoFailure | 'Wrong Services';

const refused = (data: DemoFailure | undefined): Promise<never> =>
  Promise.reject<never>((data ?? 'Wrong Services') satisfies Rejection);

/** The demo's own HTTP client. It asks by its transport alone: no other module's traffic passes through it. */
export const createClient = (transport: Transport) => ({
  request: async <A extends DemoAddress>(
    address: A,
    body: DemoBody<A>,
    authorization?: string,
  ): Promise<DemoData<A>> => {
    const answered = await transport({ address, body, authorization }).catch(() => refused(undefined));
    return 'data' in answered ? (answered.data as DemoData<A>) : refused(answered.failure);
  },
});

export type DemoClient = ReturnType<typeof createClient>;
