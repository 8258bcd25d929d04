import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, IconButton, Money } from '@bidwright/remote-kit/ui';
import Add from '@mui/icons-material/AddOutlined';
import Fold from '@mui/icons-material/UnfoldLessOutlined';
import type { LaneProps, Toggle } from './laneProps.ts';
import type { Lane } from './lanes.ts';

interface LaneHeadProps extends Pick<LaneProps, 'face'> {
  lane: Lane;
  /** Where a bid begins that is to stand here. */
  newAddress: string | undefined;
  /** Makes a strip of it. */
  toggle: Toggle | undefined;
}

const Sums = ({ lane: { amount, weighted } }: Pick<LaneHeadProps, 'lane'>) => (
  <Box sx={{ display: 'flex', gap: 0.75, minHeight: 20, typography: 'caption', color: 'text.secondary' }}>
    <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
      <Money amount={amount} short />
    </Box>
    {weighted !== null && (
      <FormattedMessage id="opportunities.board.weighted" values={{ amount: <Money amount={weighted} short /> }} />
    )}
  </Box>
);

/** What a column is, and its figures, in sight while its cards go by; and what begins a bid in it. */
export const LaneHead = ({ lane, face, newAddress, toggle }: LaneHeadProps) => {
  const intl = useIntl();
  const { place, count, outside } = lane;
  const say = (what: string) => intl.formatMessage({ id: `opportunities.board.${what}` }, { status: place.name });
  return (
    <Box
      sx={{
        position: 'sticky',
        insetBlockStart: { xs: 'var(--header)', md: 0 },
        zIndex: 1,
        display: 'grid',
        gap: 0.5,
        paddingBlockEnd: 0.75,
        bgcolor: 'background.default',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 30 }}>
        <Box component="h2" sx={{ display: 'flex', alignItems: 'center', gap: 1, margin: 0, typography: 'body2' }}>
          {face(place)}
          {!outside && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              <FormattedMessage id="opportunities.board.count" values={{ count }} />
            </Box>
          )}
        </Box>
        <Box sx={{ marginInlineStart: 'auto', display: 'flex' }}>
          {toggle && (
            <IconButton {...toggle} size="small" aria-expanded aria-label={say('empty')}>
              <Fold fontSize="small" sx={{ transform: 'rotate(90deg)' }} />
            </IconButton>
          )}
          {newAddress && !outside && (
            <IconButton href={newAddress} size="small" aria-label={say('new')}>
              <Add fontSize="small" />
            </IconButton>
          )}
        </Box>
      </Box>
      {outside ? <Box sx={{ minHeight: 20 }} /> : <Sums lane={lane} />}
    </Box>
  );
};
