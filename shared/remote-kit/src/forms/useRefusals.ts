import { useRef } from 'react';
import type { Fault } from './FormContext.ts';
import { sameValue } from './sameValue.ts';

type Faults = Record<string, Fault>;

/** Remembers what the server refused, so that a field's fault stays until its value is another one. */
export const useRefusals = <T extends Record<string, unknown>>(before: { faults: Faults; values: T }) => {
  const refused = useRef<{ faults: Faults; values: T } | undefined>(before);
  return {
    remember: (faults: Faults | undefined, values: T) => {
      refused.current = faults && { faults, values };
    },
    /** Before another try: the server may think otherwise now. */
    forget: () => {
      refused.current = undefined;
    },
    of: (values: T): Faults => {
      const { faults = {}, values: then } = refused.current ?? {};
      return Object.fromEntries(Object.entries(faults).filter(([name]) => sameValue(values[name], then?.[name])));
    },
  };
};
