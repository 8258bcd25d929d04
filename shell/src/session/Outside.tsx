import { useEffect } from 'react';

/** The paths of the application for signed-out people. */
export const outside = ['/login', '/register', '/forgot', '/reset', '/invitation', '/join-google'];

/** A page that is not of this application, or of nobody: the front door is asked for it. */
export const Outside = () => {
  useEffect(() => window.location.reload(), []);
  return null;
};
