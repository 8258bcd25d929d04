import type { ModuleFile, ModuleVersion } from '@bidwright/contract-shell';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { NotFoundPage } from '../../errors/NotFoundPage.tsx';
import { reportFailure } from '../reportFailure.ts';

/** Whether a module leads people to this address itself. */
const names = ({ menu, creates, destinations, samples }: ModuleFile, pathname: string): boolean =>
  [
    ...[...menu, ...(creates ?? [])].map(({ url }) => url ?? ''),
    ...destinations.map(({ path }) => path),
    ...(samples ?? []),
  ].some((address) => address && matchPath(address.split(/[?#]/, 1)[0] ?? '', pathname));

/** Where a module has no page. Tells of it where the module itself names the address; people may come by any other. */
export const LostPage = ({ version }: { version: ModuleVersion }) => {
  const { pathname } = useLocation();
  useEffect(() => {
    if (names(version.file, pathname))
      void reportFailure(version, { kind: 'route', message: `There is no page at ${pathname}` });
  }, [version, pathname]);
  return <NotFoundPage />;
};
