import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Link } from '@bidwright/remote-kit/ui';
import Attach from '@mui/icons-material/AttachFileOutlined';
import { useState } from 'react';
import type { Entry } from '../api.ts';

/** Only files of the library's own are shown: a place of another kind is not asked. */
const isOwn = (src: string) => src.startsWith('/api/rfp-library/files/');

/** The picture of an entry, and the way to its document. */
export const Attached = ({ entry: { image, document } }: { entry: Entry }) => {
  const [lost, setLost] = useState<string>();
  return (
    <>
      {image && isOwn(image.src) && lost !== image.src && (
        <Box component="figure" sx={{ margin: 0 }}>
          <Box
            component="img"
            src={image.src}
            alt={image.name}
            onError={() => setLost(image.src)}
            sx={{ display: 'block', maxWidth: '100%', border: 1, borderColor: 'line.strong', borderRadius: 1 }}
          />
          <Box component="figcaption" sx={{ typography: 'caption', color: 'text.secondary' }}>
            <bdi>{image.name}</bdi>
          </Box>
        </Box>
      )}
      {image && lost === image.src && (
        <Box sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="rfp-library.image.lost" values={{ name: <bdi>{image.name}</bdi> }} />
        </Box>
      )}
      {document && isOwn(document.src) && (
        <Link href={document.src} download sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
          <Attach fontSize="small" />
          <bdi>{document.name}</bdi>
        </Link>
      )}
    </>
  );
};
