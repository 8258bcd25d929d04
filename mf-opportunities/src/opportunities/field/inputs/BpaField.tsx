import type { Reference } from '@bidwright/contract-kit';
import { useFormValue } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { Box } from '@bidwright/remote-kit/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useBpas, useCompanies } from '../../../api.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { BpaTag } from '../values/BpaTag.tsx';

/** A blanket purchase agreement of the client. Another client has others, so it goes with the client it belongs to. */
export const BpaField = () => {
  const intl = useIntl();
  const label = useFieldLabel();
  const [client] = useFormValue<Reference | null>('client');
  const [bpa, setBpa] = useFormValue<Reference | null>('bpa');
  const [dueDate] = useFormValue<string | null>('dueDate');
  const { data: companies } = useCompanies();
  const { data: bpas } = useBpas();
  const ofClient = useMemo(() => bpas?.filter(({ company }) => company?.id === client?.id), [bpas, client]);
  const offered = companies?.some(({ id, hasBPA }) => hasBPA && id === client?.id) ?? false;

  const chosen = useRef(client?.id);
  useEffect(() => {
    if (chosen.current === client?.id) return;
    chosen.current = client?.id;
    if (bpa) setBpa(null);
  }, [client, bpa, setBpa]);

  return (
    <Box>
      <ReferenceField
        name="bpa"
        label={label('bpa')}
        options={ofClient}
        disabled={!offered && !bpa}
        help={offered ? undefined : intl.formatMessage({ id: 'opportunities.help.bpa' })}
      />
      <Box component="output">{bpa && <BpaTag id={bpa.id} dueDate={dueDate} />}</Box>
    </Box>
  );
};
