import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { lazy } from '@bidwright/shell-api';
import Copy from '@mui/icons-material/ContentCopyOutlined';
import Word from '@mui/icons-material/DescriptionOutlined';
import { Suspense, useState } from 'react';
import { useMay } from '../rights/useMay.ts';
import { useBasket } from './Basket.tsx';
import { BasketList } from './BasketList.tsx';

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }));

/** What is collected, in order, and the way into a Word file; for who may not have one, to the clipboard. */
export const BasketContents = () => {
  const { entries } = useBasket();
  const [exporting, setExporting] = useState(false);
  const { carry } = useMay();
  return (
    <>
      {entries.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>
          <FormattedMessage id={carry ? 'rfp-library.basket.none' : 'rfp-library.basket.none.copy'} />
        </Box>
      ) : (
        <>
          <BasketList />
          <Button
            variant="outlined"
            fullWidth
            startIcon={carry ? <Word /> : <Copy />}
            onClick={() => setExporting(true)}
            sx={{ marginBlockStart: 1.5 }}
          >
            <FormattedMessage id={carry ? 'rfp-library.basket.export' : 'rfp-library.basket.copy'} />
          </Button>
        </>
      )}
      {exporting && (
        <Suspense>
          <ExportDialog as={carry ? 'word' : 'copy'} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </>
  );
};
