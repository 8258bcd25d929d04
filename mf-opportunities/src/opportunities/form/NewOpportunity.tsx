import type { OpportunityInput } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useNavigate } from '@bidwright/remote-kit/router';
import { Page } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useCallback, useState } from 'react';
import { recordAddress } from '../addresses.ts';
import { AddClientProvider } from '../fields/AddClient.tsx';
import { useParents } from '../useParents.ts';
import { DiscardDraft } from './DiscardDraft.tsx';
import { DraftNote } from './DraftNote.tsx';
import { StepForm } from './StepForm.tsx';
import { useDraft } from './useDraft.ts';

interface NewOpportunityProps {
  title: string;
  start: { values: OpportunityInput; step: number };
  /** The bid it is like. */
  origin: string | undefined;
}

/** The stepped form, from the draft that was left or from the start, and the way to the record that it makes. */
export const NewOpportunity = ({ title, start, origin }: NewOpportunityProps) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const alert = useAlert();
  const parents = useParents();
  const { found, keptAt, keep, drop } = useDraft(origin);
  const [round, setRound] = useState(0);

  const created = useCallback(
    (id: string) => {
      drop();
      alert({ severity: 'success', text: intl.formatMessage({ id: 'opportunities.new.created' }) });
      navigate(recordAddress({ id }), { replace: true });
    },
    [drop, alert, intl, navigate],
  );
  const startAnew = () => {
    drop();
    setRound(round + 1);
  };

  return (
    <Page
      title={title}
      parents={parents}
      beside={keptAt && <DraftNote keptAt={keptAt} />}
      actions={keptAt && <DiscardDraft onDiscard={startAnew} />}
    >
      <AddClientProvider>
        <StepForm key={round} start={found ?? start} kept={keptAt !== undefined} onChange={keep} onCreated={created} />
      </AddClientProvider>
    </Page>
  );
};
