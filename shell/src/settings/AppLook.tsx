import { AppTheme, type AppThemeProps } from '@bidwright/remote-kit/ui';
import { type PropsWithChildren, useEffect } from 'react';
import { nonce } from '../boot.ts';
import { useSettings } from './settings.ts';
import { useIsDark } from './useIsDark.ts';

/** Colours, direction and fonts as the person chose. */
export const AppLook = ({ link, children }: PropsWithChildren<Pick<AppThemeProps, 'link'>>) => {
  const { preset, direction, font, radius, density, language } = useSettings();
  const mode = useIsDark() ? 'dark' : 'light';
  useEffect(() => {
    Object.assign(document.documentElement, { lang: language, dir: direction });
    document.documentElement.style.colorScheme = mode;
  }, [language, direction, mode]);
  return (
    <AppTheme
      mode={mode}
      preset={preset}
      direction={direction}
      font={font}
      radius={radius}
      density={density}
      nonce={nonce}
      link={link}
    >
      {children}
    </AppTheme>
  );
};
