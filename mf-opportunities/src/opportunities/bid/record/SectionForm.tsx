import { lacksNeeds, needsOf, type OpportunityInput, sections } from '@bidwright/contract-opportunities';
import { ChangeCount, Form, FormActions, type Outcome } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, SectionCard } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useCallback, useRef, useState } from 'react';
import { useStatuses } from '../../../api.ts';
import { SectionFields } from '../../field/inputs/SectionFields.tsx';
import { useSoon } from '../../field/inputs/useSoon.ts';
import { LookupsFailed } from '../../field/lookups/LookupsFailed.tsx';
import { useLookups } from '../../field/lookups/useLookups.ts';
import { DuplicateCard } from '../duplicates/DuplicateCard.tsx';
import { isAnother, useDuplicates } from '../duplicates/useDuplicates.ts';
import { useSaving } from '../edits/useSaving.tsx';
import { NeededOfChosen } from '../status/needs/NeededOfChosen.tsx';
import { sectionInput } from '../status/needs/neededInput.ts';
import { useNeededFiles } from '../status/needs/useNeededFiles.ts';
import type { SectionProps } from './Section.tsx';

/** A section in edit. Saves what was changed in it since the record was read, and asks where somebody else changed the same. */
export const SectionForm = ({ of, record, onReload, onClose }: SectionProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const lists = Object.values(useLookups());

  const saved = async () => {
    alert({ severity: 'success', text: intl.formatMessage({ id: 'opportunities.update.done' }) });
    await onReload();
    return onClose;
  };

  const { base, save, question } = useSaving({
    record,
    onReload,
    onResolved: () => void saved().then((close) => close()),
  });

  const [filled, setFilled] = useState<Partial<OpportunityInput>>({});
  const now = useRef(filled);
  const { soon } = useSoon(() => setFilled(now.current));
  const fill = useCallback(
    (values: Partial<OpportunityInput>) => {
      now.current = values;
      soon();
    },
    [soon],
  );
  const { data: statuses } = useStatuses();
  const files = useNeededFiles(record.id);
  const needsFor = (id: string | undefined) =>
    needsOf(id === base.opportunityStatus.id ? undefined : statuses?.find((status) => status.id === id));
  const duplicates = useDuplicates(isAnother(filled, base) ? filled : {}, base.id);

  const submit = async (values: Partial<OpportunityInput>, changed: Partial<OpportunityInput>): Promise<Outcome> => {
    const { fields, documents } = needsFor(values.opportunityStatus?.id);
    const wanted = new Set<string>([...sections[of], ...fields]);
    const mine = Object.fromEntries(Object.entries(changed).filter(([name]) => wanted.has(name)));
    const unsent = await files.send(documents);
    if (unsent) return unsent;
    if (Object.keys(mine).length === 0) return onClose;
    const error = await save(mine, duplicates.insists ? { override: true } : {});
    if (!error) return saved();
    if (error.code !== 'conflict' && error.code !== lacksNeeds)
      alert({ severity: 'error', text: intl.formatMessage({ id: 'opportunities.update.failed' }) });
    return error;
  };

  return (
    <>
      <Form
        schema={sectionInput[of]}
        initial={base}
        was={base}
        focus={sections[of][0]}
        onSubmit={submit}
        onCancel={onClose}
        onChange={fill}
      >
        <SectionCard
          title={intl.formatMessage({ id: `opportunities.section.${of}` })}
          actions={<ChangeCount />}
          editing
        >
          <LookupsFailed lists={lists} />
          <DuplicateCard found={duplicates.found} onDeny={duplicates.deny} />
          <SectionFields of={of} />
          {of === 'details' && <NeededOfChosen record={base} among={sections.details} files={files} />}
          <Box sx={{ marginBlockStart: 2 }}>
            <FormActions
              submit={intl.formatMessage({ id: 'opportunities.section.save' })}
              cancel={intl.formatMessage({ id: 'opportunities.section.cancel' })}
            />
          </Box>
        </SectionCard>
      </Form>
      {question}
    </>
  );
};
