import type { DemoAddress, DemoBody, DemoData } from '@bidwright/contract-template-demo/api';
import { type Answer, answerIn, type Reading, reading } from '@bidwright/remote-kit/store';
import { usePerson } from '@bidwright/shell-api';
import { api, store, useApiPlace } from './api.ts';

type Bodies<A extends DemoAddress> = object extends DemoBody<A> ? [body?: DemoBody<A>] : [body: DemoBody<A>];

const useAsker = () => {
  const { id, name, email } = usePerson();
  return { id, name, email };
};

/** Reads what an address answers, and reads it anew after something of its subject was sent. */
export const useDemo = <A extends DemoAddress>(address: A, ...[body]: Bodies<A>): Reading<DemoData<A>> => {
  const person = useAsker();
  const place = useApiPlace();
  const asked = { person, place: place.data?.api ?? '', address, body: body ?? {} };
  const found = reading<DemoData<A>>(api.useDemoQuery(asked, { skip: !place.data }));
  if (place.data) return found;
  return { ...found, error: place.error, isLoading: place.isLoading, refetch: place.refetch };
};

export type Sent<A extends DemoAddress> = Answer<DemoData<A>>;

/** What is shown at once, before the answer: how a reading looks after what is sent. */
export interface Foreseen<A extends DemoAddress, R extends DemoAddress> {
  of: R;
  body?: DemoBody<R>;
  after: (data: DemoData<R>, sent: DemoBody<A>) => DemoData<R>;
}

/**
 * Answers the function that sends to an address; it says what came back, or what is wrong. What is foreseen shows at once, and
 * goes back when the request is refused.
 */
export const useDemoSend = <A extends DemoAddress, R extends DemoAddress = A>(
  address: A,
  foreseen?: Foreseen<A, R>,
) => {
  const person = useAsker();
  const place = useApiPlace().data?.api ?? '';
  const [run, { isLoading }] = api.useDemoSendMutation();

  const foresee = (body: DemoBody<A>) => {
    if (!foreseen) return undefined;
    const of = { person, place, address: foreseen.of, body: foreseen.body ?? {} };
    return store.dispatch(api.util.updateQueryData('demo', of, (data) => foreseen.after(data as DemoData<R>, body)));
  };

  const send = async (...[body]: Bodies<A>): Promise<Sent<A>> => {
    const sent = (body ?? {}) as DemoBody<A>;
    const shown = foresee(sent);
    const answer = answerIn<DemoData<A>>(await run({ person, place, address, body: sent }));
    if (answer.error) shown?.undo();
    return answer;
  };
  return [send, { isLoading }] as const;
};
