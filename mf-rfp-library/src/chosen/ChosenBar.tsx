import { has } from '@bidwright/contract-kit';
import type { FoundEntry } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, IconButton } from '@bidwright/remote-kit/ui';
import { lazy, usePerson } from '@bidwright/shell-api';
import Close from '@mui/icons-material/CloseOutlined';
import { Suspense, useState } from 'react';
import { useBasket } from '../basket/Basket.tsx';
import { useReviewing } from '../review/useReviewing.tsx';
import { ExportChosen } from './ExportChosen.tsx';
import { useChange } from './useChange.ts';
import type { Wider } from './useChoosing.ts';
import { WiderButton } from './WiderButton.tsx';

const ChangeDialog = lazy(async () => ({ default: (await import('./ChangeDialog.tsx')).ChangeDialog }));

interface ChosenBarProps {
  chosen: readonly FoundEntry[];
  wider: Wider | undefined;
  /** Something is done with these. */
  onDrop: (ids: readonly string[]) => void;
  onClose: () => void;
}

const look = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'grid',
  gap: 1,
  padding: 1,
  paddingInlineStart: 2,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
};

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };

/** What can be done with the chosen results at once. */
export const ChosenBar = ({ chosen, wider, onDrop, onClose }: ChosenBarProps) => {
  const intl = useIntl();
  const basket = useBasket();
  const mayChange = has(usePerson());
  const { start, finish, isSending, dialog } = useReviewing(chosen, (done) =>
    done.length < chosen.length ? onDrop(done) : onClose(),
  );
  const [changing, setChanging] = useState(false);
  const disabled = chosen.length === 0;
  const areArchived = chosen.some(({ status }) => status === 'Inactive');
  const { restore } = useChange(chosen);
  const takeBack = async () => {
    await restore();
    onClose();
  };
  const collect = () => {
    basket.add(chosen);
    onClose();
  };
  return (
    <Box component="section" aria-label={intl.formatMessage({ id: 'rfp-library.chosen' })} sx={look}>
      <Box sx={{ ...line, flexWrap: 'nowrap' }}>
        <Box component="output" sx={{ marginInlineEnd: 'auto', fontWeight: 600 }}>
          <FormattedMessage id="rfp-library.chosen.count" values={{ count: chosen.length }} />
        </Box>
        {wider && <WiderButton {...wider} />}
        <IconButton size="small" aria-label={intl.formatMessage({ id: 'rfp-library.chosen.leave' })} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={line}>
        {areArchived
          ? mayChange && (
              <Button size="small" variant="contained" disabled={disabled} onClick={() => void takeBack()}>
                <FormattedMessage id="rfp-library.restore" />
              </Button>
            )
          : mayChange && (
              <>
                <Button size="small" variant="contained" disabled={disabled} loading={isSending} onClick={finish}>
                  <FormattedMessage id="rfp-library.review.finish" />
                </Button>
                <Button size="small" variant="outlined" disabled={disabled} loading={isSending} onClick={start}>
                  <FormattedMessage id="rfp-library.review.start" />
                </Button>
                <Button size="small" variant="outlined" disabled={disabled} onClick={() => setChanging(true)}>
                  <FormattedMessage id="rfp-library.change" />
                </Button>
              </>
            )}
        <Button size="small" disabled={disabled} onClick={collect}>
          <FormattedMessage id="rfp-library.basket.add" />
        </Button>
        {mayChange && <ExportChosen chosen={chosen} />}
      </Box>
      {dialog}
      {changing && (
        <Suspense>
          <ChangeDialog entries={chosen} onClose={() => setChanging(false)} onDone={onClose} />
        </Suspense>
      )}
    </Box>
  );
};
