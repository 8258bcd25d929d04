import { useEffect } from 'react';

/** Each page starts at its top. Stands beside a page, with the page's path as its key. */
export const ScrollToTop = () => {
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return null;
};
