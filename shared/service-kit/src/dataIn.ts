import { parsed } from './table/codec.ts';

/** What another of our services answers to a call: what it is typed as is what that service's contract states. */
export const dataIn = async <T>(answer: { text(): Promise<string> }): Promise<T> =>
  parsed<{ data: T }>(await answer.text()).data;
