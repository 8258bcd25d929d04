import { useMediaQuery } from '@bidwright/remote-kit/ui';
import { useShellSelector } from '../store.ts';

/** Whether the app is dark: as the person chose, or as the system is. */
export const useIsDark = (): boolean => {
  const mode = useShellSelector((state) => state.settings.mode);
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  return mode === 'system' ? systemIsDark : mode === 'dark';
};
