import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
// Material's own brings what switches between colour schemes, which the app does by another theme.
import { ThemeProvider } from '@mui/system';
import { type ElementType, type PropsWithChildren, useMemo } from 'react';
import { prefixer } from 'stylis';
import { fontFaces } from './fonts.ts';
import { createAppTheme, type Look } from './theme.ts';
import { useDirection } from './useDirection.ts';

const caches = new Map<StylisPlugin | undefined, EmotionCache>();

/** One a direction, as the page has one nonce: what is mounted anew finds its rules and need not write them once more. */
const cacheFor = (mirror?: StylisPlugin, nonce?: string): EmotionCache => {
  const kept = caches.get(mirror);
  if (kept) return kept;
  const cache = mirror
    ? createCache({ key: 'css-rtl', prepend: true, nonce, stylisPlugins: [prefixer, mirror] })
    : createCache({ key: 'css', prepend: true, nonce });
  caches.set(mirror, cache);
  return cache;
};

export interface AppThemeProps extends Look {
  nonce?: string;
  /** What an address becomes: `AppLink` where there is a router, else a link that loads a page. */
  link?: ElementType;
}

type Applied = NonNullable<ReturnType<typeof useDirection>>;

const Themed = ({
  applied,
  nonce,
  link,
  children,
  ...look
}: PropsWithChildren<AppThemeProps & { applied: Applied }>) => {
  const { mode, preset, font, radius, density } = look;
  const { direction, mirror } = applied;
  const cache = cacheFor(mirror, nonce);
  const theme = useMemo(
    () => createAppTheme({ mode, preset, direction, font, radius, density }, link),
    [mode, preset, direction, font, radius, density, link],
  );
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <GlobalStyles styles={theme.generateStyleSheets()} />
        <GlobalStyles styles={fontFaces} />
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
};

/** Stands around the app: theme, base styles and fonts. `nonce` is the page's, for the style elements. */
export const AppTheme = (props: PropsWithChildren<AppThemeProps>) => {
  const applied = useDirection(props.direction);
  return applied && <Themed {...props} applied={applied} />;
};
