import type { AnyObject } from '@bidwright/contract-kit';
import type { ModuleOverview } from '@bidwright/contract-shell';
import { Form, FormActions, LongTextField, type Outcome, SwitchField } from '@bidwright/remote-kit/forms';
import { FormattedMessage, said, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Stack, Typography } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { changesOf, type Step, schemaOf, valuesNow } from './plan.ts';
import { Reasons } from './Reasons.tsx';
import { type Refusal, useRelease } from './registry.ts';
import { StepFields } from './StepFields.tsx';

interface SwitchDialogProps {
  modules: ModuleOverview[];
  /** What it starts with. */
  steps: Step[];
  onClose: () => void;
}

/** Switches modules to other versions, all at once: says from what to what, and asks why. */
export const SwitchDialog = ({ modules, steps, onClose }: SwitchDialogProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const release = useRelease();
  const [reasons, setReasons] = useState<Refusal['reasons']>();
  // What is on now, as it was when the question was asked.
  const [now] = useState(() => valuesNow(modules));
  const [schema] = useState(() => schemaOf(modules));
  const wanted = Object.fromEntries(steps.map(({ name, version }) => [name, version ?? 'off']));

  const refused = (code: 'none' | 'race' | 'refused') => ({
    code: said,
    message: intl.formatMessage({ id: `admin.modules.switch.${code}` }),
  });

  const submit = async ({ reason, unproven, ...values }: AnyObject): Promise<Outcome> => {
    setReasons(undefined);
    const changes = changesOf(modules, values);
    if (changes.length === 0) return refused('none');
    const { refusal, isTried } = await release({ changes, reason, unproven: unproven ? reason : null });
    if (refusal?.code === 'race') return refused('race');
    if (refusal?.reasons) {
      setReasons(refusal.reasons);
      return refused('refused');
    }
    if (refusal) return refusal;
    return () => {
      const said = isTried ? 'proving.began' : 'switched';
      const text = intl.formatMessage({ id: `admin.modules.${said}` }, { count: changes.length });
      alert({ severity: 'success', text });
      onClose();
    };
  };

  return (
    <Dialog open form title={intl.formatMessage({ id: 'admin.modules.switch.title' })} onClose={onClose}>
      <Form
        schema={schema}
        initial={{ ...now, ...wanted, unproven: steps.some((step) => step.unproven) }}
        was={now}
        onSubmit={submit}
        onCancel={onClose}
        focus={steps.length === 1 ? 'reason' : undefined}
      >
        <Stack sx={{ gap: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="admin.modules.switch.text" />
          </Typography>
          {reasons && <Reasons reasons={reasons} />}
          <StepFields modules={modules} start={steps.map(({ name }) => name)} />
          <LongTextField
            name="reason"
            rows={2}
            label={intl.formatMessage({ id: 'admin.modules.reason' })}
            help={intl.formatMessage({ id: 'admin.modules.reason.help' })}
          />
          <SwitchField
            name="unproven"
            label={intl.formatMessage({ id: 'admin.modules.proving.without' })}
            help={intl.formatMessage({ id: 'admin.modules.proving.without.help' })}
          />
          <FormActions
            cancel={intl.formatMessage({ id: 'admin.cancel' })}
            submit={intl.formatMessage({ id: 'admin.modules.switch' })}
          />
        </Stack>
      </Form>
    </Dialog>
  );
};
