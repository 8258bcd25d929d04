import type { ModuleVersion } from '@bidwright/contract-shell';
import { Messages } from '@bidwright/remote-kit/intl';
import { type Module, useLanguage, type View } from '@bidwright/shell-api';
import { Fragment, type ReactNode, Suspense, use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Boundary } from './Boundary.tsx';
import { loadModule } from './loadModule.ts';
import { prepareView } from './loadView.ts';
import { ModuleFailed } from './ModuleFailed.tsx';
import { refreshModules } from './useModules.ts';

interface ModuleAreaProps {
  version: ModuleVersion;
  /** The area is the whole page: what is shown in its place is the page's heading. */
  heading?: 'h1';
  /** Shown while code and texts load. */
  loading: ReactNode;
  /** What will be shown of the module; its code comes while the texts do. */
  viewOf: (module: Module) => View | undefined;
  children: (module: Module, version: ModuleVersion) => ReactNode;
}

const Inside = ({ version, loading, viewOf, children }: Omit<ModuleAreaProps, 'heading'>) => {
  const module = use(loadModule(version));
  const view = viewOf(module);
  if (view) prepareView(view);
  const Provider = module.Provider ?? Fragment;
  return (
    <Messages language={useLanguage()} load={module.messages} fallback={loading}>
      <Provider>{children(module, version)}</Provider>
    </Messages>
  );
};

/**
 * The part of the page that belongs to a module: loads it, gives it its texts and its store, and keeps its failures inside. The version
 * stays while the area is on screen, with what was typed into it; one that was activated meanwhile is taken when the module is entered
 * the next time, or by Retry.
 */
export const ModuleArea = ({ version, heading, ...rest }: ModuleAreaProps) => {
  const { key } = useLocation();
  const [pinned, setPinned] = useState(version);
  const renew = async (retry: () => void) => {
    const modules = await refreshModules();
    setPinned(modules.find(({ name }) => name === version.name) ?? pinned);
    retry();
  };
  return (
    <Boundary
      forgetAt={key}
      renderFailure={(failure, retry) => (
        <ModuleFailed version={pinned} failure={failure} onRetry={() => renew(retry)} heading={heading} />
      )}
    >
      <Suspense fallback={rest.loading}>
        <Inside version={pinned} {...rest} />
      </Suspense>
    </Boundary>
  );
};
