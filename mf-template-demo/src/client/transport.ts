import type { DemoFailure } from '@bidwright/contract-template-demo/api';

interface Sent {
  /** Such as `POST /api/comments/add`. */
  address: string;
  body: object;
  /** `Bearer <serviceToken>` of a mock account. */
  authorization: string | undefined;
}

type Answered = { status: number; data: unknown } | { status: number; failure: DemoFailure | undefined };

/** How a request of the demo gets its answer. */
export type Transport = (sent: Sent) => Promise<Answered>;
