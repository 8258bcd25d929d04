import type { OwnTwoStep, Passkey } from '@bidwright/contract-shell';
import { useErrorText } from '@bidwright/remote-kit/intl';
import { Alert, Box, Button, Failed, LoadingRows, SectionCard } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { canPasskeys } from '../../twoStep/passkeys.ts';
import { useAnswer } from '../useAnswer.ts';
import { AppDialog } from './AppDialog.tsx';
import { CodesDialog } from './CodesDialog.tsx';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { StepRow } from './StepRow.tsx';

/** What is open over the card. */
type Opened = 'app' | 'passkey' | 'codes' | 'removeApp' | Passkey;

const Rows = ({ own, open }: { own: OwnTwoStep; open: (opened: Opened) => void }) => {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id }, values);
  const day = (at: number) => intl.formatDate(at * 1000, { dateStyle: 'medium' });
  const hasStep = own.app !== null || own.passkeys.length > 0;
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      <StepRow
        name={text('shell.twoStep.app')}
        about={own.app === null ? text('shell.twoStep.app.about') : text('shell.twoStep.since', { date: day(own.app) })}
      >
        <Button size="small" onClick={() => open('app')}>
          {text(own.app === null ? 'shell.twoStep.app.add' : 'shell.twoStep.app.replace')}
        </Button>
        {own.app !== null && (
          <Button
            size="small"
            color="error"
            aria-label={text('shell.twoStep.remove.of', { name: text('shell.twoStep.app') })}
            onClick={() => open('removeApp')}
          >
            <FormattedMessage id="shell.twoStep.remove" />
          </Button>
        )}
      </StepRow>
      <StepRow
        name={text('shell.passkeys')}
        about={text(canPasskeys() ? 'shell.passkeys.about' : 'shell.passkeys.notHere')}
      >
        {canPasskeys() && (
          <Button size="small" onClick={() => open('passkey')}>
            <FormattedMessage id="shell.passkey.add" />
          </Button>
        )}
      </StepRow>
      {own.passkeys.map((passkey) => (
        <StepRow
          key={passkey.id}
          isPart
          name={passkey.name}
          about={
            passkey.lastUsed === null
              ? text('shell.twoStep.since', { date: day(passkey.dateCreated) })
              : text('shell.passkey.used', { date: day(passkey.lastUsed) })
          }
        >
          <Button
            size="small"
            color="error"
            aria-label={text('shell.twoStep.remove.of', { name: passkey.name })}
            onClick={() => open(passkey)}
          >
            <FormattedMessage id="shell.twoStep.remove" />
          </Button>
        </StepRow>
      ))}
      {hasStep && (
        <StepRow
          name={text('shell.twoStep.codes')}
          about={text('shell.twoStep.codes.left', { count: own.recoveryCodes })}
        >
          <Button size="small" onClick={() => open('codes')}>
            <FormattedMessage id="shell.twoStep.codes.renew" />
          </Button>
        </StepRow>
      )}
    </Box>
  );
};

/** What is asked after the password, and what signs in without one. */
export const TwoStepCard = () => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, error, again } = useAnswer<OwnTwoStep>('twoStep');
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const done = () => {
    close();
    void again();
  };
  const hasStep = data && (data.app !== null || data.passkeys.length > 0);
  return (
    <SectionCard title={intl.formatMessage({ id: 'shell.twoStep' })}>
      {error && (
        <Failed
          title={intl.formatMessage({ id: 'shell.failed' })}
          text={errorText(error)}
          onRetry={() => void again()}
        />
      )}
      {!data && !error && <LoadingRows rows={2} height={56} />}
      {data?.isNeeded && !hasStep && (
        <Alert severity="warning" sx={{ marginBlockEnd: 1 }}>
          <FormattedMessage id="shell.twoStep.isNeeded" />
        </Alert>
      )}
      {data && !data.hasPassword && <FormattedMessage id="shell.twoStep.noPassword" />}
      {data?.hasPassword && <Rows own={data} open={setOpened} />}
      {opened === 'app' && <AppDialog onClose={close} onDone={done} />}
      {opened === 'passkey' && <PasskeyDialog onClose={close} onDone={done} />}
      {opened === 'codes' && <CodesDialog onClose={close} onDone={done} />}
      {opened === 'removeApp' && (
        <RemoveDialog
          name={intl.formatMessage({ id: 'shell.twoStep.app' })}
          call="twoStep/app/remove"
          onClose={close}
          onDone={done}
        />
      )}
      {typeof opened === 'object' && (
        <RemoveDialog name={opened.name} call="twoStep/passkeys/remove" id={opened.id} onClose={close} onDone={done} />
      )}
    </SectionCard>
  );
};
