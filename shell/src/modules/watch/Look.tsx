import type { ModuleVersion } from '@bidwright/contract-shell';
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { reportFailure } from '../reportFailure.ts';
import { pressing } from './freezes.ts';

const afterMs = 5000;

/** Something to read or to see, or that it is still on its way. */
const something = '[aria-busy="true"], img, svg, canvas, video, iframe, input, textarea';

interface LookProps {
  version: ModuleVersion;
  /** Where the page is drawn. */
  place: RefObject<HTMLElement | null>;
}

/** Stands beside a page that is there: tells where nothing is to be seen of it after a while, and notes what is pressed, in case it freezes. */
export const Look = ({ version, place }: LookProps) => {
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => {
      const page = place.current;
      if (!page || page.textContent.trim() || page.querySelector(something)) return;
      void reportFailure(version, { kind: 'blank', message: `Nothing stands at ${pathname}` });
    }, afterMs);
    return () => clearTimeout(timer);
  }, [version, place, pathname]);
  useEffect(() => {
    const page = place.current;
    const press = () => pressing(version);
    // Before the page's own code, which may never end.
    page?.addEventListener('click', press, true);
    return () => page?.removeEventListener('click', press, true);
  }, [version, place]);
  return null;
};
