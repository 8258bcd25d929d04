import { Box } from '@bidwright/remote-kit/ui';
import { renderSVG } from 'uqr';

/** Light around the code, in its modules: cameras need it. */
const border = 2;

/** A text as a picture that a phone's camera reads. Black on white in dark mode too. */
export const QrCode = ({ text, label }: { text: string; label: string }) => (
  <Box
    component="img"
    alt={label}
    src={`data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border }))}`}
    sx={{ display: 'block', width: 192, height: 192, borderRadius: 1 }}
  />
);
