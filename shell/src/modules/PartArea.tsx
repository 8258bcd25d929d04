import type { LateCode } from '@bidwright/shell-api';
import { type PropsWithChildren, use, useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import { Boundary } from './Boundary.tsx';
import type { Failure } from './Failure.ts';
import { ModuleFailed } from './ModuleFailed.tsx';
import { OfShellContext } from './OfShellContext.ts';
import { reportFailure } from './reportFailure.ts';
import { VersionContext } from './VersionContext.ts';
import { tellOfLatePart } from './watch/hang.ts';

/** Around a part of a module's page whose code comes late: where it does not come, that is said in its place, and what is typed beside it stays. */
export const PartArea = ({ code, children }: PropsWithChildren<{ code?: LateCode }>) => {
  const shell = use(OfShellContext);
  const version = use(VersionContext);
  // No effect runs while the part is waited for.
  useState(() => version && code && tellOfLatePart(version, code));
  if (!shell || !version) return children;
  const renderFailure = (failure: Failure, retry: () => void) => {
    // What came and failed is a fault of the page.
    if (failure.kind === 'render') throw failure;
    return (
      <RawIntlProvider value={shell.intl}>
        <ModuleFailed version={version} failure={failure} onRetry={retry} />
      </RawIntlProvider>
    );
  };
  return (
    <Boundary
      onFailure={(failure) => {
        if (failure.kind !== 'render') void reportFailure(version, failure);
      }}
      renderFailure={renderFailure}
    >
      {children}
    </Boundary>
  );
};
