import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { signInAddress } from './next.ts';

/** Leads to the sign-in page and loads it anew: a page that came for somebody lacks what the front door gives to nobody. */
export const SessionEnded = () => {
  const location = useLocation();
  useEffect(() => window.location.replace(signInAddress(location, true)), [location]);
  return null;
};
