import { Failed } from '@bidwright/remote-kit/ui';
import type { View } from '@bidwright/shell-api';
import { type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Boundary } from '../modules/Boundary.tsx';
import type { Failure } from '../modules/Failure.ts';
import { ViewOf } from '../modules/loadView.ts';

interface LateProps<Handed extends object> {
  view: View<Handed>;
  /** What the part takes. */
  handed: Handed;
  loading?: ReactNode;
  /** The part is the whole page: what is shown in its place is the page's heading. */
  heading?: 'h1';
}

/** A part of the shell whose code comes when it is first shown. Where it does not come, Retry asks for it again, and so does coming back. */
export const Late = <Handed extends object>({ view, handed, loading = null, heading }: LateProps<Handed>) => {
  const intl = useIntl();
  const { key } = useLocation();
  const renderFailure = (failure: Failure, retry: () => void) => {
    // What came and failed is a fault of the page.
    if (failure.kind === 'render') throw failure;
    return (
      <Failed
        title={intl.formatMessage({ id: 'shell.failed' })}
        text={intl.formatMessage({ id: `shell.module.failed.${failure.reason ?? failure.kind}` })}
        onRetry={retry}
        heading={heading}
      />
    );
  };
  return (
    <Boundary forgetAt={key} renderFailure={renderFailure}>
      <Suspense fallback={loading}>
        <ViewOf view={view} handed={handed} />
      </Suspense>
    </Boundary>
  );
};
