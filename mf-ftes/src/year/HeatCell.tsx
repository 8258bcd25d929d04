import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { heat } from './band.ts';
import { excess, percent } from './load.ts';

/** The table cell of a month's total: the figure, its heat, and by how much it is over. */
export const HeatCell = ({ share }: { share: number }) => {
  const intl = useIntl();
  const over = excess(share);
  return (
    <td aria-label={intl.formatMessage({ id: over ? 'ftes.month.over' : 'ftes.month' }, { load: share, over })}>
      <Box
        sx={{ ...heat(share), display: 'grid', placeContent: 'center', height: 40, minWidth: 44, lineHeight: '14px' }}
      >
        <bdi>{intl.formatNumber(percent(share))}</bdi>
        {over > 0 && (
          <Box component="bdi" sx={{ typography: 'overline', lineHeight: '14px' }}>
            +{intl.formatNumber(over)}
          </Box>
        )}
      </Box>
    </td>
  );
};
