import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, SectionCard } from '@bidwright/remote-kit/ui';
import { memo } from 'react';
import { useBasket } from './Basket.tsx';
import { BasketContents } from './BasketContents.tsx';
import { EmptyButton } from './EmptyButton.tsx';

/** What is collected for a proposal, beside the text that is read. */
export const BasketCard = memo(() => {
  const intl = useIntl();
  const { entries } = useBasket();
  return (
    <Box
      sx={{
        flex: 'none',
        '& > section': { maxHeight: 320, display: 'flex', flexDirection: 'column' },
        '& ol': { maxHeight: 180 },
      }}
    >
      <SectionCard
        title={intl.formatMessage({ id: 'rfp-library.basket' })}
        count={entries.length}
        actions={<EmptyButton />}
      >
        <BasketContents />
      </SectionCard>
    </Box>
  );
});
