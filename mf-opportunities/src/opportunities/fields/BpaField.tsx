import type { Reference } from '@bidwright/contract-kit';
import { useFormValue } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { useEffect, useRef } from 'react';
import { useBpas, useCompanies } from '../../api.ts';
import { useFieldLabel } from './useFieldLabel.ts';

/** A blanket purchase agreement of the client. Another client has others, so it goes with the client it belongs to. */
export const BpaField = () => {
  const intl = useIntl();
  const label = useFieldLabel();
  const [client] = useFormValue<Reference | null>('client');
  const [bpa, setBpa] = useFormValue<Reference | null>('bpa');
  const { data: companies } = useCompanies();
  const { data: bpas } = useBpas();
  const offered = companies?.some(({ id, hasBPA }) => hasBPA && id === client?.id) ?? false;

  const chosen = useRef(client?.id);
  useEffect(() => {
    if (chosen.current === client?.id) return;
    chosen.current = client?.id;
    if (bpa) setBpa(null);
  }, [client, bpa, setBpa]);

  return (
    <ReferenceField
      name="bpa"
      label={label('bpa')}
      options={bpas?.filter(({ company }) => company?.id === client?.id)}
      disabled={!offered && !bpa}
      help={offered ? undefined : intl.formatMessage({ id: 'opportunities.help.bpa' })}
    />
  );
};
