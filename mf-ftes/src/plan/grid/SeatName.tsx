import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, IconButton, PersonAvatar, Tooltip } from '@bidwright/remote-kit/ui';
import Close from '@mui/icons-material/CloseOutlined';
import PersonSearch from '@mui/icons-material/PersonSearchOutlined';
import { cutName } from '../../cutName.ts';
import { type Line, nameOf } from '../draft/lines.ts';

interface SeatNameProps {
  line: Line;
  note: string | undefined;
  /** Takes the row out of the plan, where the person may. */
  onRemove?: (line: Line) => void;
}

/** Whose row it is. */
export const SeatName = ({ line, note, onRemove }: SeatNameProps) => {
  const intl = useIntl();
  const { fte, openRole } = line;
  const name = nameOf(line);
  const remove = intl.formatMessage({ id: 'ftes.plan.remove' }, { name });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        {fte ? (
          <PersonAvatar name={name} size={32} named />
        ) : (
          <Box
            aria-hidden
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 32,
              height: 32,
              border: '1px dashed',
              borderColor: 'line.control',
              borderRadius: '50%',
              color: 'text.secondary',
            }}
          >
            <PersonSearch sx={{ fontSize: 18 }} />
          </Box>
        )}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="bdi" title={name} sx={{ ...cutName, fontWeight: 600 }}>
          {name}
        </Box>
        <Box component="bdi" sx={{ ...cutName, typography: 'caption', color: 'text.secondary' }}>
          {openRole ? <FormattedMessage id="ftes.plan.open" values={{ count: openRole.count }} /> : note}
        </Box>
      </Box>
      {onRemove && (
        <Tooltip title={remove}>
          <IconButton size="small" aria-label={remove} onClick={() => onRemove(line)}>
            <Close sx={{ fontSize: 16 }} />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
};
