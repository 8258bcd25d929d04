import { useAlert } from '@bidwright/shell-api';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { shellVersion } from './shellVersion.ts';
import { refreshModules } from './useModules.ts';

/** What the server says to it; undefined: it refuses. */
const call = async (what: 'begin' | 'stop', body: object): Promise<{ module?: string } | undefined> => {
  const answer = await fetch(`/api/shell/overrides/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  return answer?.ok ? (await answer.json()).data : undefined;
};

/** The person sees the active version of a module, or of the shell, again. */
export const stopOverride = async (module: string): Promise<void> => {
  await call('stop', { module });
  // Modules take the place of each other in the page; another shell is another page.
  if (module === shellVersion.name) location.reload();
  else await refreshModules();
};

/** Takes up the version that the address names by its code. */
export const useOfferedOverride = (): void => {
  const intl = useIntl();
  const alert = useAlert();
  const [params, setParams] = useSearchParams();
  const code = params.get('override');
  const taken = useRef<string>(null);
  useEffect(() => {
    if (!code || taken.current === code) return;
    taken.current = code;
    setParams(
      (now) => {
        now.delete('override');
        return now;
      },
      { replace: true },
    );
    const takeUp = async () => {
      const begun = await call('begin', { code });
      // The page of whoever works on something brings React for development.
      if (begun) return location.reload();
      await refreshModules();
      alert({ severity: 'error', text: intl.formatMessage({ id: 'shell.override.failed' }) });
    };
    void takeUp();
  }, [code, setParams, alert, intl]);
};
