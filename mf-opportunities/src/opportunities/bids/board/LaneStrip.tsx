import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, ButtonBase } from '@bidwright/remote-kit/ui';
import Unfold from '@mui/icons-material/UnfoldMoreOutlined';
import type { Ref } from 'react';
import type { Toggle } from './laneProps.ts';
import type { Lane } from './lanes.ts';

interface LaneStripProps {
  lane: Lane;
  /** What is dropped now comes here. */
  target: boolean;
  toggle: Toggle;
  ref: Ref<HTMLElement>;
}

/** An empty column: it takes cards, and can be opened. */
export const LaneStrip = ({ lane: { place }, target, toggle, ref }: LaneStripProps) => {
  const intl = useIntl();
  return (
    <Box
      ref={ref}
      component="section"
      aria-label={place.name}
      sx={{
        flex: '0 0 40px',
        display: 'flex',
        borderRadius: 1,
        bgcolor: target ? 'surface.tint' : 'action.hover',
        outline: target ? '2px solid' : 'none',
        outlineColor: 'primary.main',
        outlineOffset: -2,
      }}
    >
      <Box component="h2" sx={{ display: 'flex', flex: 1, margin: 0 }}>
        <ButtonBase
          {...toggle}
          aria-expanded={false}
          aria-label={intl.formatMessage({ id: 'opportunities.board.empty' }, { status: place.name })}
          sx={{ flex: 1, alignItems: 'flex-start', borderRadius: 1, color: target ? 'primary.main' : 'text.secondary' }}
        >
          {/* In sight while cards beside it go by. */}
          <Box
            sx={{
              position: 'sticky',
              insetBlockStart: 8,
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'center',
              gap: 1,
              paddingBlock: 0.75,
              typography: 'body2',
            }}
          >
            <Unfold fontSize="small" sx={{ transform: 'rotate(90deg)' }} />
            <Box component="bdi" sx={{ writingMode: 'vertical-rl', whiteSpace: 'nowrap' }}>
              {target ? (
                <FormattedMessage id="opportunities.board.moveTo" values={{ status: place.name }} />
              ) : (
                place.name
              )}
            </Box>
          </Box>
        </ButtonBase>
      </Box>
    </Box>
  );
};
