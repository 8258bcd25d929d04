import { type RefObject, useEffect, useRef } from 'react';

/** The newest of a value, for what is called later and must not change with it. */
export const useLatest = <T>(value: T): RefObject<T> => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
