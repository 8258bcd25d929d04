import type { ModuleVersion } from '@bidwright/contract-shell';
import { Messages } from '@bidwright/remote-kit/intl';
import { type Module, useArrival, useLanguage, useLoaded } from '@bidwright/shell-api';
import { Fragment, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useFormats } from '../settings/useFormats.ts';
import { store } from '../store.ts';
import { arrival, isThere, type ViewOfModule, viewIn } from './arrival.ts';
import { Boundary } from './Boundary.tsx';
import { Failure } from './Failure.ts';
import { loadModule } from './loadModule.ts';
import { loadTexts } from './loadTexts.ts';
import { loadView } from './loadView.ts';
import { ModuleFailed } from './ModuleFailed.tsx';
import { noteRenewal } from './renewals.ts';
import { reportFailure } from './reportFailure.ts';
import { reportLoaded } from './reportLoaded.ts';
import { attachStyles } from './styles.ts';
import { markDown, markUp } from './trouble.ts';
import { refreshModules } from './useModules.ts';
import { usePinned } from './usePinned.ts';
import { VersionContext } from './VersionContext.ts';
import { useEntering } from './watch/freezes.ts';
import { Patience } from './watch/Patience.tsx';
import { noteShown } from './watch/shown.ts';

interface ModuleAreaProps {
  version: ModuleVersion;
  /** The area is the whole page: what is shown in its place is the page's heading. */
  heading?: 'h1';
  /** Shown while code and texts load. */
  loading: ReactNode;
  /** What will be shown of the module; its code comes while the texts do. */
  viewOf: ViewOfModule;
  /** `renew` takes the version that is active by then, and tries again. */
  children: (module: Module, version: ModuleVersion, renew: (retry: () => void) => void) => ReactNode;
}

interface InsideProps extends Pick<ModuleAreaProps, 'version' | 'viewOf' | 'children'> {
  renew: (retry: () => void) => void;
}

const Arriving = ({ loading, ...rest }: InsideProps & Pick<ModuleAreaProps, 'loading'>) => {
  const asked = [rest.version, rest.viewOf, useLanguage()] as const;
  return useArrival(
    () => isThere(...asked),
    () => arrival(...asked),
  ) ? (
    <Inside {...rest} />
  ) : (
    <Patience version={rest.version}>{loading}</Patience>
  );
};

/** Everything is there before anything is shown, so that one stand-in gives way once. */
const Inside = ({ version, viewOf, renew, children }: InsideProps) => {
  useEntering(version);
  const module = useLoaded(loadModule, version);
  const language = useLanguage();
  const formats = useFormats();
  const [first] = useState(language);
  const view = viewIn(module, viewOf);
  loadView(view).catch(() => undefined);
  const texts = useLoaded(loadTexts[first], module.messages);
  useLoaded(loadView, view);
  useLayoutEffect(() => attachStyles(version), [version]);
  useEffect(() => {
    markUp(version.name);
    noteShown(version);
    reportLoaded(version);
  }, [version]);
  const Provider = module.Provider ?? Fragment;
  return (
    <Messages language={language} load={module.messages} formats={formats} initial={{ language: first, texts }}>
      <Provider>
        <VersionContext value={version}>{children(module, version, renew)}</VersionContext>
      </Provider>
    </Messages>
  );
};

/**
 * The part of the page that belongs to a module: loads it, gives it its texts and its store, and keeps its failures inside. Retry takes
 * the version that is active by then.
 */
export const ModuleArea = ({ version, heading, loading, ...rest }: ModuleAreaProps) => {
  const { key } = useLocation();
  const [pinned, pin] = usePinned(version);
  const renew = async (retry: () => void) => {
    if (!(await refreshModules())) void reportFailure(pinned, new Failure('registry', 'The registry does not answer'));
    pin(store.getState().modules.find(({ name }) => name === version.name) ?? pinned);
    noteRenewal();
    retry();
  };
  return (
    <Boundary
      forgetAt={`${key} ${pinned.container}`}
      onFailure={(failure) => {
        if (failure.kind !== 'render') markDown(pinned.name);
        void reportFailure(pinned, failure);
      }}
      renderFailure={(failure, retry) => (
        <ModuleFailed version={pinned} failure={failure} onRetry={() => renew(retry)} heading={heading} />
      )}
    >
      <Suspense fallback={<Patience version={pinned}>{loading}</Patience>}>
        <Arriving
          key={pinned.override ? pinned.name : pinned.container}
          version={pinned}
          loading={loading}
          renew={renew}
          {...rest}
        />
      </Suspense>
    </Boundary>
  );
};
