import { useAlert } from '@bidwright/shell-api';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { refreshModules } from './useModules.ts';

const call = async (what: 'begin' | 'stop', body: object): Promise<boolean> => {
  const answer = await fetch(`/api/shell/overrides/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  await refreshModules();
  return answer?.ok ?? false;
};

/** The person sees the active version of a module again. */
export const stopOverride = (module: string): Promise<boolean> => call('stop', { module });

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
      const isTaken = await call('begin', { code });
      if (!isTaken) alert({ severity: 'error', text: intl.formatMessage({ id: 'shell.override.failed' }) });
    };
    void takeUp();
  }, [code, setParams, alert, intl]);
};
