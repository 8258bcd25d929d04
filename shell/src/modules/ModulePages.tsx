import type { ModuleVersion } from '@bidwright/contract-shell';
import type { Module, View } from '@bidwright/shell-api';
import { Suspense, useRef } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { useLocation, useRoutes } from 'react-router-dom';
import { PageError } from '../errors/PageError.tsx';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { PageTransition } from '../frame/PageTransition.tsx';
import { Boundary } from './Boundary.tsx';
import { ViewOf } from './loadView.ts';
import { reportFailure } from './reportFailure.ts';
import { useEntering } from './watch/freezes.ts';
import { Look } from './watch/Look.tsx';
import { LostPage } from './watch/LostPage.tsx';
import { Patience } from './watch/Patience.tsx';

interface ModulePagesProps {
  version: ModuleVersion;
  module: Module;
  /** Speaks for the shell: inside a module its texts are not at hand. */
  shellIntl: IntlShape;
  /** Takes the version that is active by then, and tries again. */
  onRetry: (retry: () => void) => void;
}

interface WatchedPageProps {
  version: ModuleVersion;
  page: View;
}

/** A page of a module, looked at as far as people would see that nothing comes of it. */
const WatchedPage = ({ version, page }: WatchedPageProps) => {
  const place = useRef<HTMLElement>(null);
  useEntering(version);
  return (
    <PageTransition ref={place}>
      <Suspense
        fallback={
          <Patience version={version}>
            <PageSkeleton />
          </Patience>
        }
      >
        <ViewOf view={page} />
        <Look version={version} place={place} />
      </Suspense>
    </PageTransition>
  );
};

/** The page of a module that fits the path. What fails in it is forgotten on the next navigation. */
export const ModulePages = ({ version, module, shellIntl, onRetry }: ModulePagesProps) => {
  const { key } = useLocation();
  const page = useRoutes([
    ...module.routes.map((route) => ({
      path: route.path,
      element: <WatchedPage key={route.path} version={version} page={route} />,
    })),
    {
      path: '*',
      element: (
        <RawIntlProvider value={shellIntl}>
          <LostPage version={version} />
        </RawIntlProvider>
      ),
    },
  ]);
  const where = `${version.file.name} ${version.version}`;
  return (
    <Boundary
      forgetAt={key}
      onFailure={(failure) => {
        if (failure.kind === 'render') void reportFailure(version, failure);
      }}
      renderFailure={(failure, retry) => {
        // What could not be loaded is the module's failure, not the page's.
        if (failure.kind !== 'render') throw failure;
        return (
          <RawIntlProvider value={shellIntl}>
            <PageError error={failure} where={where} onRetry={() => onRetry(retry)} />
          </RawIntlProvider>
        );
      }}
    >
      {page}
    </Boundary>
  );
};
