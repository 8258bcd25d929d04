import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import { lazy } from '@bidwright/shell-api';
import Mail from '@mui/icons-material/MailOutlined';
import { Suspense, useState } from 'react';
import type { Decision } from '../../../../api.ts';
import type { OpportunityRecord } from '../../../OpportunityRecord.ts';

const MailDialog = lazy(async () => ({ default: (await import('./mail/MailDialog.tsx')).MailDialog }));

interface SendEmailProps {
  record: OpportunityRecord;
  decision: Decision;
  /** What tells this button from those of other decisions: 'Go, Nov 3'. */
  about: string;
}

/** The button that has a decision mailed. */
export const SendEmail = ({ record, decision, about }: SendEmailProps) => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        startIcon={<Mail />}
        onClick={() => setOpen(true)}
        aria-label={intl.formatMessage({ id: 'opportunities.mail.sendAbout' }, { about })}
        sx={{ marginInlineStart: -0.75 }}
      >
        <FormattedMessage id="opportunities.mail.send" />
      </Button>
      {open && (
        <Suspense>
          <MailDialog record={record} decision={decision} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
