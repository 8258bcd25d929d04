import type { Similar } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, Button, Link } from '@bidwright/remote-kit/ui';
import { libraryAddress } from '../addresses.ts';

interface NearDialogProps {
  found: Similar[];
  answer: (goOn: boolean) => void;
}

/** Texts of the same section that say nearly the same, and whether to save another. */
export const NearDialog = ({ found, answer }: NearDialogProps) => {
  const intl = useIntl();
  return (
    <Dialog
      open
      title={intl.formatMessage({ id: 'rfp-library.near' })}
      onClose={() => answer(false)}
      actions={
        <>
          <Button onClick={() => answer(false)}>
            <FormattedMessage id="rfp-library.near.back" />
          </Button>
          <Button variant="contained" onClick={() => answer(true)}>
            <FormattedMessage id="rfp-library.near.save" />
          </Button>
        </>
      }
    >
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {found.map(({ id, opportunity, proposalYear, share }) => (
          <li key={id}>
            <Link href={`${libraryAddress}?entry=${id}`} target="_blank" rel="noopener">
              <bdi>{opportunity?.name ?? intl.formatMessage({ id: 'rfp-library.near.without' })}</bdi>
            </Link>{' '}
            {proposalYear}{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              <FormattedMessage
                id="rfp-library.near.share"
                values={{ share: intl.formatNumber(share, { style: 'percent' }) }}
              />
            </Box>
          </li>
        ))}
      </Box>
    </Dialog>
  );
};
