import type { Reference } from '@bidwright/contract-kit';
import { useFormValue } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { recordAddress } from '../../../../addresses.ts';

const paper = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'surface.sunk',
  padding: 2,
  overflowWrap: 'anywhere',
};

/** So many are named here; the field above has all. */
const few = 5;

/** The mail as it will arrive, as far as it is written. */
export const MailPreview = ({ id }: { id: string }) => {
  const intl = useIntl();
  const [to] = useFormValue<Reference[]>('to');
  const [subject] = useFormValue<string | null>('subject');
  const [text] = useFormValue<string | null>('text');
  const others = to.length - few;
  const names = [
    ...to.slice(0, few).map(({ name }) => name),
    ...(others > 0 ? [intl.formatNumber(others, { signDisplay: 'always' })] : []),
  ];
  return (
    <Box component="section" aria-label={intl.formatMessage({ id: 'opportunities.mail.preview' })}>
      <Box aria-hidden sx={{ typography: 'caption', color: 'text.secondary', marginBlockEnd: 0.5 }}>
        <FormattedMessage id="opportunities.mail.preview" />
      </Box>
      <Box sx={paper}>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <FormattedMessage
            id="opportunities.mail.goesTo"
            values={{ count: to.length, names: <bdi>{intl.formatList(names)}</bdi> }}
          />
        </Box>
        <Box dir="auto" sx={{ fontWeight: 600, marginBlock: 1 }}>
          {subject}
        </Box>
        <Box dir="auto" sx={{ whiteSpace: 'pre-line' }}>
          {text}
        </Box>
        <Box dir="ltr" sx={{ marginBlockStart: 1.5, color: 'primary.main', typography: 'caption' }}>
          {window.location.origin + recordAddress({ id })}
        </Box>
      </Box>
    </Box>
  );
};
