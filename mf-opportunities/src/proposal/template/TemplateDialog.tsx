import type { AnyObject } from '@bidwright/contract-kit';
import { type ProposalTemplate, usualSteps } from '@bidwright/contract-opportunities';
import { Form, FormActions } from '@bidwright/remote-kit/forms';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useMemo, useState } from 'react';
import { useCreateTemplate, useTemplates, useUpdateTemplate } from '../proposalApi.ts';
import { useProposalText } from '../useProposalText.ts';
import { useStepName } from '../useStepName.ts';
import { places, schemaOf, startOf, stepsOf } from './lines.ts';
import { TemplateLines } from './TemplateLines.tsx';

interface TemplateFormProps {
  /** What is set by now; there may be nothing yet. */
  template?: ProposalTemplate;
  onClose: () => void;
}

const TemplateForm = ({ template, onClose }: TemplateFormProps) => {
  const intl = useIntl();
  const text = useProposalText();
  const alert = useAlert();
  const { named, kept } = useStepName();
  const [create] = useCreateTemplate();
  const [update] = useUpdateTemplate();
  const steps = template?.steps ?? usualSteps;
  const [shown, setShown] = useState<readonly number[]>(places.slice(0, steps.length));
  const schema = useMemo(() => schemaOf(shown), [shown]);

  const save = async (values: AnyObject) => {
    const said = { steps: stepsOf(values, shown, kept) };
    const error = template
      ? await update({ id: template.id, version: template.version, changes: said })
      : (await create({ ...said, name: text('template.title'), status: 'Active' })).error;
    if (error) return error;
    alert({ severity: 'success', text: text('template.saved') });
    return onClose;
  };
  return (
    <Form schema={schema} initial={startOf(steps, named)} onSubmit={save} onCancel={onClose} focus="name0">
      <Box sx={{ display: 'grid', gap: 2, paddingBlockStart: 1.5 }}>
        <TemplateLines shown={shown} onShow={setShown} />
        <FormActions submit={text('save')} cancel={intl.formatMessage({ id: 'opportunities.parts.cancel' })} />
      </Box>
    </Form>
  );
};

/** The reviews that new plans begin with; plans that exist are left alone. */
export const TemplateDialog = ({ onClose }: Pick<TemplateFormProps, 'onClose'>) => {
  const text = useProposalText();
  const errorText = useErrorText();
  const { data, error, refetch } = useTemplates();
  return (
    <Dialog open form width="comparison" title={text('template.title')} onClose={onClose}>
      <Box sx={{ color: 'text.secondary' }}>{text('template.text')}</Box>
      {data && <TemplateForm template={data[0]} onClose={onClose} />}
      {!data && !error && <LoadingRows rows={5} />}
      {error && <Failed title={text('failed')} text={errorText(error)} onRetry={refetch} />}
    </Dialog>
  );
};
