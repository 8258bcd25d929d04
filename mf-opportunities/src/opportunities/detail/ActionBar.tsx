import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button } from '@bidwright/remote-kit/ui';
import Edit from '@mui/icons-material/EditOutlined';
import { CopyLink } from './CopyLink.tsx';

/** On a phone: what can be done with the record, always in reach. */
export const ActionBar = ({ onEdit }: { onEdit?: () => void }) => {
  const intl = useIntl();
  return (
    <>
      <Box sx={{ display: { xs: 'block', sm: 'none' }, height: 72 }} />
      <Box
        sx={{
          display: { xs: 'flex', sm: 'none' },
          gap: 1,
          position: 'fixed',
          insetInline: 0,
          insetBlockEnd: 0,
          zIndex: 1050,
          padding: '12px 16px',
          bgcolor: 'surface.chrome',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <CopyLink fullWidth />
        {onEdit && (
          <Button
            variant="contained"
            fullWidth
            startIcon={<Edit />}
            onClick={onEdit}
            aria-label={intl.formatMessage({ id: 'opportunities.details.edit' })}
          >
            <FormattedMessage id="opportunities.section.edit" />
          </Button>
        )}
      </Box>
    </>
  );
};
