import { callName } from '@bidwright/contract-template-demo';
import { allSubjects } from '@bidwright/contract-template-demo/all';
import { answer } from '@bidwright/contract-template-demo/api';
import { callServer } from '@bidwright/remote-kit/testing';
import { contextOf } from '../client/mock.ts';

const context = contextOf({ id: 'p1', name: 'Dana Whitfield', email: 'dana@example.com' });

/** The demo's calls as its service answers them, by the contract's own handlers, out of one state of each subject. */
const callsOfDemo = () =>
  Object.fromEntries(
    Object.values(allSubjects).flatMap((subject) => {
      let state = subject.seed(context);
      return Object.keys(subject.routes).map((address) => {
        const call = (body: object) => {
          const reply = answer(subject, state, { address, body, context });
          if ('problem' in reply) throw new Error(`${address}: ${reply.problem.message}`);
          state = reply.state ?? state;
          return reply.data ?? null;
        };
        return [`template-demo/${callName(address)}`, call];
      });
    }),
  );

/** Answers the pages of an installation that keeps the demo in the service, which can then refuse. Call it at the top of a test file. */
export const demoService = () => {
  let server: Awaited<ReturnType<typeof callServer>>;
  beforeAll(async () => {
    server = await callServer([], { ...callsOfDemo(), 'template-demo/apiPlace': () => ({ api: 'service' }) });
  });
  afterAll(() => server.close());
  return {
    asks: () => server.asks,
    refuseNext: (...refusal: Parameters<typeof server.refuseNext>) => server.refuseNext(...refusal),
  };
};
