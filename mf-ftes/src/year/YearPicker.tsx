import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, IconButton } from '@bidwright/remote-kit/ui';
import Previous from '@mui/icons-material/ChevronLeftOutlined';
import Next from '@mui/icons-material/ChevronRightOutlined';

interface YearPickerProps {
  year: number;
  onChange: (year: number) => void;
}

const flip = { '[dir=rtl] &': { transform: 'scaleX(-1)' } };

export const YearPicker = ({ year, onChange }: YearPickerProps) => {
  const intl = useIntl();
  const to = (other: number, Icon: typeof Next) => (
    <IconButton
      size="small"
      aria-label={intl.formatMessage({ id: 'ftes.year.show' }, { year: String(other) })}
      onClick={() => onChange(other)}
    >
      <Icon fontSize="small" sx={flip} />
    </IconButton>
  );
  return (
    <Box
      component="fieldset"
      aria-label={intl.formatMessage({ id: 'ftes.year' })}
      sx={{
        display: 'flex',
        margin: 0,
        padding: 0,
        alignItems: 'center',
        height: 32,
        border: 1,
        borderColor: 'line.strong',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {to(year - 1, Previous)}
      <Box
        component="output"
        sx={{
          alignContent: 'center',
          height: '100%',
          paddingInline: 1.5,
          bgcolor: 'surface.tint',
          color: 'primary.main',
          fontWeight: 600,
        }}
      >
        {year}
      </Box>
      {to(year + 1, Next)}
    </Box>
  );
};
