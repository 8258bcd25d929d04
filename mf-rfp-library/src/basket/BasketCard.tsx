import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, SectionCard } from '@bidwright/remote-kit/ui';
import { lazy } from '@bidwright/shell-api';
import Copy from '@mui/icons-material/ContentCopyOutlined';
import Word from '@mui/icons-material/DescriptionOutlined';
import { memo, Suspense, useState } from 'react';
import { useMay } from '../rights/useMay.ts';
import { useBasket } from './Basket.tsx';
import { BasketList } from './BasketList.tsx';

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }));

/** What is collected for a proposal, in order, and the way into a Word file, or to the clipboard. */
export const BasketCard = memo(() => {
  const intl = useIntl();
  const { entries, empty } = useBasket();
  const [exporting, setExporting] = useState(false);
  const { carry } = useMay();
  const isEmpty = entries.length === 0;
  return (
    <Box sx={{ flex: 'none', '& > section': { maxHeight: 320, display: 'flex', flexDirection: 'column' } }}>
      <SectionCard
        title={intl.formatMessage({ id: 'rfp-library.basket' })}
        count={entries.length}
        actions={
          !isEmpty && (
            <Button size="small" onClick={empty}>
              <FormattedMessage id="rfp-library.basket.empty" />
            </Button>
          )
        }
      >
        {isEmpty ? (
          <Box sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="rfp-library.basket.none" />
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
      </SectionCard>
      {exporting && (
        <Suspense>
          <ExportDialog as={carry ? 'word' : 'copy'} onClose={() => setExporting(false)} />
        </Suspense>
      )}
    </Box>
  );
});
