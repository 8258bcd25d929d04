import type { ErrorInfo } from '@bidwright/contract-kit';
import { apiPlace } from '@bidwright/contract-template-demo';
import type { DemoAddress, DemoBody, DemoContext, SubjectName } from '@bidwright/contract-template-demo/api';
import { subjectOf } from '@bidwright/contract-template-demo/api';
import { collectionApi, moduleStore, queryOf } from '@bidwright/remote-kit/store';
import { clientOf } from './chosen.ts';
import type { Rejection } from './createClient.ts';

const service = collectionApi('template-demo');

/** Whether the mock answers, or the service. */
export const useApiPlace = () => queryOf(service, apiPlace)({});

export interface Asked {
  person: DemoContext['person'];
  place: string;
  address: DemoAddress;
  body: object;
}

/** A rejection as pages show what went wrong. */
const errorOf = (rejection: Rejection): ErrorInfo => {
  if (rejection === 'Wrong Services') return { code: 'service-unavailable', message: rejection };
  const { message, fields = {} } = rejection;
  const faults = Object.entries(fields).map(([name, fault]) => [name, { message: '', ...fault }]);
  return faults.length > 0
    ? { code: 'invalid', message, fields: Object.fromEntries(faults) }
    : { code: 'demo', message };
};

const ask = async ({ person, place, address, body }: Asked) => {
  const client = await clientOf(person, place);
  return client.request(address, body as DemoBody<DemoAddress>).then(
    (data: unknown) => ({ data }),
    (rejection: Rejection) => ({ error: errorOf(rejection) }),
  );
};

const tagOf = (address: string) => ({
  type: 'rows' as const,
  id: `demo ${subjectOf(address)}` satisfies `demo ${SubjectName | undefined}`,
});

/** The demo's requests as endpoints: what is read of a subject is read anew after something of it was sent. */
export const api = service.injectEndpoints({
  endpoints: (build) => ({
    demo: build.query<unknown, Asked>({
      queryFn: ask,
      providesTags: (_data, _error, { address }) => [tagOf(address)],
    }),
    demoSend: build.mutation<unknown, Asked>({
      queryFn: ask,
      invalidatesTags: (_data, _error, { address }) => [tagOf(address)],
    }),
  }),
});

/** `injectEndpoints` adds to the service's own api. */
export const store = moduleStore([service]);
