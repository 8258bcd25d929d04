import { type Call, type ServiceCall, takesNothing } from '@bidwright/contract-kit';
import type { Policy } from '../calls/call.ts';
import type { Resources } from '../calls/resource.ts';
import type { Operation, Parameter } from './operation.ts';

/** What a failed write may be tried again with. */
const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Names the request: sent again within 24 hours it is answered the same and changes nothing more',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
};

/** The generic calls of a service, each with its cases. */
export const callOperations = (service: string, resources: Resources, policies: Record<Call, Policy>): Operation[] =>
  Object.entries(policies).map(([call, { about }]) => {
    const { summary, refusals, once, variants } = about;
    const found = [...resources.values()].flatMap(variants);
    return {
      method: 'post' as const,
      path: `/api/${service}/${call}`,
      tag: 'records',
      summary,
      refusals,
      ...(once && { parameters: [idempotencyKey] }),
      variants: found,
    };
  });

/** What the document says of a call that a contract states. */
export const operationOf = ({
  service,
  name,
  summary,
  tag,
  input,
  answer,
  refusals = [],
  once,
}: ServiceCall): Operation => ({
  method: 'post',
  path: `/api/${service}/${name}`,
  tag: tag ?? service,
  summary,
  refusals: [...(takesNothing({ input }) ? [] : [422]), ...refusals],
  ...(once && { parameters: [idempotencyKey] }),
  ...(!takesNothing({ input }) && { body: input }),
  answer,
});
