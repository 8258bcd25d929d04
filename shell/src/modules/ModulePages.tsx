import type { ModuleVersion } from '@bidwright/contract-shell';
import type { Module } from '@bidwright/shell-api';
import { Suspense } from 'react';
import { type IntlShape, RawIntlProvider } from 'react-intl';
import { useLocation, useRoutes } from 'react-router-dom';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { PageError } from '../errors/PageError.tsx';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { PageTransition } from '../frame/PageTransition.tsx';
import { Boundary } from './Boundary.tsx';
import { ViewOf } from './loadView.ts';
import { reportFailure } from './reportFailure.ts';

interface ModulePagesProps {
  version: ModuleVersion;
  module: Module;
  /** Speaks for the shell: inside a module its texts are not at hand. */
  shellIntl: IntlShape;
}

/** The page of a module that fits the path. What fails in it is forgotten on the next navigation. */
export const ModulePages = ({ version, module, shellIntl }: ModulePagesProps) => {
  const { key } = useLocation();
  const page = useRoutes([
    ...module.routes.map((route) => ({
      path: route.path,
      element: (
        <PageTransition key={route.path}>
          <Suspense fallback={<PageSkeleton />}>
            <ViewOf view={route} />
          </Suspense>
        </PageTransition>
      ),
    })),
    {
      path: '*',
      element: (
        <RawIntlProvider value={shellIntl}>
          <NotFoundPage />
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
            <PageError error={failure} where={where} onRetry={retry} />
          </RawIntlProvider>
        );
      }}
    >
      {page}
    </Boundary>
  );
};
