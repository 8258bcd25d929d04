import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { bandLook } from '../../year/band.ts';

const shown = ['under', 'target', 'full', 'over'] as const;

/** What the colours of months mean. */
export const Legend = () => {
  const intl = useIntl();
  return (
    <Box
      component="ul"
      aria-label={intl.formatMessage({ id: 'ftes.plan.legend' })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        margin: 0,
        marginInlineStart: 'auto',
        padding: 0,
        listStyle: 'none',
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      {shown.map((band) => (
        <Box component="li" key={band} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box
            aria-hidden
            sx={{ ...bandLook(band), width: 14, height: 14, boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 8%)' }}
          />
          <FormattedMessage id={`ftes.plan.band.${band}`} />
        </Box>
      ))}
    </Box>
  );
};
