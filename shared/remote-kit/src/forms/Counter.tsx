import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';

/** Shown from this share of the limit on. */
const near = 0.9;

/** How many characters of a limit are used, once it comes near. */
export const Counter = ({ used, max }: { used: number; max?: number }) => {
  const intl = useIntl();
  if (!max || used < max * near) return null;
  return (
    <Box component="output" sx={{ whiteSpace: 'nowrap', color: used > max ? 'error.main' : undefined }}>
      {intl.formatMessage({ id: 'kit.form.counter' }, { used, max })}
    </Box>
  );
};
