import { useMediaQuery } from '@bidwright/remote-kit/ui';
import { useSettings } from './settings.ts';

/** Whether the app is dark: as the person chose, or as the system is. */
export const useIsDark = (): boolean => {
  const mode = useSettings().mode;
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  return mode === 'system' ? systemIsDark : mode === 'dark';
};
