import type { Language, Module } from '@bidwright/shell-api';
import { useTheme } from '@mui/material/styles';
import { type PropsWithChildren, type ReactNode, useEffect, useMemo, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { loadCatalog, type Texts } from './catalogs.ts';
import { inDirection } from './inDirection.ts';

interface Loaded {
  language: Language;
  texts: Texts;
}

export interface Formats {
  /** Such as `GB`: how that country writes dates and figures, in the person's language. */
  region?: string;
  timeZone?: string;
}

export interface MessagesProps {
  language: Language;
  /** The module's own catalogs. Others, of a version that takes this one's place, bring `initial` along. */
  load: Module['messages'];
  /** Shown until the first catalog is there. */
  fallback?: ReactNode;
  /** How the person likes dates and figures; as the language has them, and in the device's time zone, where it says nothing. */
  formats?: Formats;
  /** What of `load` is there already, to be shown at once. */
  initial?: Loaded;
}

/** Between two tries to load another language, in milliseconds. */
const retryMs = 5000;

/**
 * Gives what is inside its texts: the module's, the kit's and the contracts'. While another language loads, the texts of the one before
 * stay, also where its catalog does not come: it is asked for again. A first catalog that cannot be loaded is thrown, for the nearest error
 * boundary.
 */
export const Messages = ({
  language,
  load,
  formats,
  fallback = null,
  initial,
  children,
}: PropsWithChildren<MessagesProps>) => {
  const [loaded, setLoaded] = useState(initial);
  const [shown, setShown] = useState(() => load);
  const [failure, setFailure] = useState<{ reason: unknown }>();
  const { direction } = useTheme();
  const texts = useMemo(() => loaded && inDirection(loaded.texts, direction), [loaded, direction]);

  if (shown !== load) {
    setShown(() => load);
    setLoaded(initial);
  }

  const isThere = loaded?.language === language;
  useEffect(() => {
    if (isThere) return undefined;
    let wanted = true;
    let timer: ReturnType<typeof setTimeout>;
    const ask = () =>
      loadCatalog(language, load)
        .then((texts) => wanted && setLoaded({ language, texts }))
        .catch((reason: unknown) => {
          if (!wanted) return;
          setFailure({ reason });
          timer = setTimeout(ask, retryMs);
        });
    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [isThere, language, load]);

  if (failure && !loaded) throw failure.reason;
  if (!loaded || !texts) return fallback;
  return (
    // <bdi>: in a page that runs from right to left, a text of a left-to-right language keeps its own order.
    <IntlProvider
      locale={formats?.region ? `${loaded.language}-${formats.region}` : loaded.language}
      timeZone={formats?.timeZone}
      messages={texts}
      defaultLocale="en"
      textComponent="bdi"
    >
      {children}
    </IntlProvider>
  );
};
