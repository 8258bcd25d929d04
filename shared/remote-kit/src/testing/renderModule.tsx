import type { Module, View } from '@bidwright/shell-api';
import { lazy, Suspense, useState } from 'react';
import { useRoutes } from 'react-router-dom';
import { type InShell, renderInShell, type Stage } from './renderInShell.tsx';

const Shown = ({ view }: { view: View }) => {
  const [Component] = useState(() =>
    'lazy' in view ? lazy(async () => ({ default: (await view.lazy()).Component })) : view.Component,
  );
  return (
    <Suspense>
      <Component />
    </Suspense>
  );
};

const Pages = ({ routes }: Pick<Module, 'routes'>) =>
  useRoutes(routes.map((route) => ({ path: route.path, element: <Shown key={route.path} view={route} /> })));

/** For tests: opens an address of a module as the shell would. */
export const renderModule = (module: Module, path: string, stage: Omit<Stage, 'path'> = {}): Promise<InShell> =>
  renderInShell(<Pages routes={module.routes} />, { ...stage, ...module, path });
