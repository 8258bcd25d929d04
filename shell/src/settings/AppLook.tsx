import { AppTheme } from '@bidwright/remote-kit/ui';
import { type PropsWithChildren, useEffect } from 'react';
import { nonce } from '../boot.ts';
import { useShellSelector } from '../store.ts';

/** Colours, direction and fonts as the person chose. */
export const AppLook = ({ children }: PropsWithChildren) => {
  const { mode, preset, direction, language } = useShellSelector((state) => state.settings);
  useEffect(() => {
    Object.assign(document.documentElement, { lang: language, dir: direction });
    document.documentElement.style.colorScheme = mode;
  }, [language, direction, mode]);
  return (
    <AppTheme mode={mode} preset={preset} direction={direction} nonce={nonce}>
      {children}
    </AppTheme>
  );
};
