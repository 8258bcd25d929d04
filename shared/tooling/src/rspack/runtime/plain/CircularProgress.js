import { createElement, useEffect, useRef } from 'react';

/**
 * Takes the place of MUI's, which a button shows while it works: a ring that turns.
 *
 * @param {{ size?: number, 'aria-labelledby'?: string }} props
 */
export default ({ size = 40, 'aria-labelledby': labelled }) => {
  /** @type {{ current: { animate?: (frames: object, timing: object) => unknown } | null }} */
  const ring = useRef(null);
  useEffect(() => {
    ring.current?.animate?.({ rotate: ['0deg', '360deg'] }, { duration: 1000, iterations: Infinity });
  }, []);
  const style = {
    width: size,
    height: size,
    boxSizing: 'border-box',
    border: '2px solid',
    borderBlockEndColor: 'transparent',
    borderRadius: '50%',
  };
  return createElement('span', { ref: ring, role: 'progressbar', 'aria-labelledby': labelled, style });
};
