import type { ErrorInfo } from '@bidwright/contract-kit';
import { type AppOffer, confirmAppInput } from '@bidwright/contract-shell';
import { Form, type Outcome, TextField } from '@bidwright/remote-kit/forms';
import { Box } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QrCode } from './QrCode.tsx';

interface AppSetUpProps {
  offer: AppOffer;
  /** The button. */
  submit: ReactNode;
  onCancel?: () => void;
  onConfirm: (input: { code: string | null; offer: string | null }) => Promise<ErrorInfo | Outcome>;
}

/** In groups of four, as people read them out. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** An authenticator app reads the picture, and shows that it has by its first code. */
export const AppSetUp = ({ offer, submit, onCancel, onConfirm }: AppSetUpProps) => {
  const intl = useIntl();
  return (
    <>
      <Box component="p" sx={{ margin: '0 0 16px' }}>
        <FormattedMessage id="shell.twoStep.app.scan" />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBlockEnd: 2 }}>
        <QrCode text={offer.address} label={intl.formatMessage({ id: 'shell.twoStep.app.picture' })} />
        <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <FormattedMessage id="shell.twoStep.app.type" />
          </Box>
          <Box component="code" dir="ltr" sx={{ display: 'block', overflowWrap: 'anywhere', fontSize: 14 }}>
            {grouped(offer.secret)}
          </Box>
        </Box>
      </Box>
      <Form
        schema={confirmAppInput}
        initial={{ offer: offer.offer }}
        onSubmit={onConfirm}
        onCancel={onCancel}
        focus="code"
        kept
      >
        <TextField
          name="code"
          label={intl.formatMessage({ id: 'shell.twoStep.code' })}
          autoComplete="one-time-code"
          help={intl.formatMessage({ id: 'shell.twoStep.app.first' })}
        />
        <Box sx={{ marginBlockStart: 2 }}>{submit}</Box>
      </Form>
    </>
  );
};
