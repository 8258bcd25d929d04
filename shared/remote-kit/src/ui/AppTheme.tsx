import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import rtl from '@mui/stylis-plugin-rtl';
import { type PropsWithChildren, useMemo } from 'react';
import { prefixer } from 'stylis';
import { fontFaces } from './fonts.ts';
import { createAppTheme, type Look } from './theme.ts';

const cacheFor = (direction: Look['direction'], nonce?: string) =>
  direction === 'rtl'
    ? createCache({ key: 'css-rtl', prepend: true, nonce, stylisPlugins: [prefixer, rtl] })
    : createCache({ key: 'css', prepend: true, nonce });

export interface AppThemeProps extends Look {
  nonce?: string;
}

/** Stands around the app: theme, base styles and fonts. `nonce` is the page's, for the style elements. */
export const AppTheme = ({ nonce, children, ...look }: PropsWithChildren<AppThemeProps>) => {
  const { mode, preset, direction, font, radius, density } = look;
  const cache = useMemo(() => cacheFor(direction, nonce), [direction, nonce]);
  const theme = useMemo(
    () => createAppTheme({ mode, preset, direction, font, radius, density }),
    [mode, preset, direction, font, radius, density],
  );
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <GlobalStyles styles={fontFaces} />
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
};
