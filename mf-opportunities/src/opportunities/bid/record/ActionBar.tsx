import { documents } from '@bidwright/contract-opportunities';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Box, Button } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import Comment from '@mui/icons-material/ChatBubbleOutlineOutlined';
import Upload from '@mui/icons-material/UploadFileOutlined';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import { pressKeys } from '../keys/pressKeys.ts';

const bar = {
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
};

/** On a phone: what is done with a bid on the way, always in reach. */
export const ActionBar = ({ record }: { record: OpportunityRecord }) => {
  const mayUpload = can(documents.rights.create, usePerson(), { parent: record });
  return (
    <>
      <Box sx={{ display: { xs: 'block', sm: 'none' }, height: 72 }} />
      <Box sx={bar}>
        <Button variant="outlined" fullWidth startIcon={<Comment />} onClick={() => pressKeys('m')}>
          <FormattedMessage id="opportunities.comment.send" />
        </Button>
        {mayUpload && (
          <Button variant="contained" fullWidth startIcon={<Upload />} onClick={() => pressKeys('u')}>
            <FormattedMessage id="opportunities.documents.upload" />
          </Button>
        )}
      </Box>
    </>
  );
};
