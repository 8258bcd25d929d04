import type { Formats } from '@bidwright/remote-kit/intl';
import { useMemo } from 'react';
import { useSettings } from './settings.ts';

/** How the person likes dates and figures. */
export const useFormats = (): Formats => {
  const { region, timeZone } = useSettings();
  return useMemo(
    () => ({ ...(region !== 'auto' && { region }), ...(timeZone !== 'auto' && { timeZone }) }),
    [region, timeZone],
  );
};
