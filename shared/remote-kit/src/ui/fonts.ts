import latin400 from '@fontsource/montserrat/files/montserrat-latin-400-normal.woff2';
import latin500 from '@fontsource/montserrat/files/montserrat-latin-500-normal.woff2';
import latin600 from '@fontsource/montserrat/files/montserrat-latin-600-normal.woff2';
import more400 from '@fontsource/montserrat/files/montserrat-latin-ext-400-normal.woff2';
import more500 from '@fontsource/montserrat/files/montserrat-latin-ext-500-normal.woff2';
import more600 from '@fontsource/montserrat/files/montserrat-latin-ext-600-normal.woff2';

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+FEFF, U+FFFD';
/** Letters of Romanian and of names from all over Europe. */
const more =
  'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0';

const face = (file: string, fontWeight: number, unicodeRange: string) => ({
  '@font-face': {
    fontFamily: 'Montserrat',
    fontStyle: 'normal',
    fontDisplay: 'swap' as const,
    fontWeight,
    src: `url("${file}") format("woff2")`,
    unicodeRange,
  },
});

/** Montserrat in the three weights in use, served with the app. */
export const fontFaces = [
  face(latin400, 400, latin),
  face(latin500, 500, latin),
  face(latin600, 600, latin),
  face(more400, 400, more),
  face(more500, 500, more),
  face(more600, 600, more),
];
