import { type PropsWithChildren, useEffect } from 'react';
import { Boundary } from '../modules/Boundary.tsx';

/** Between two tries, in milliseconds. */
const retryMs = 2000;

const Again = ({ retry }: { retry: () => void }) => {
  useEffect(() => {
    const timer = setTimeout(retry, retryMs);
    return () => clearTimeout(timer);
  }, [retry]);
  return null;
};

/** What the app cannot do without: where it fails, as when its code does not come, it is tried again until it is there. */
export const Persistent = ({ children }: PropsWithChildren) => (
  <Boundary renderFailure={(_, retry) => <Again retry={retry} />}>{children}</Boundary>
);
