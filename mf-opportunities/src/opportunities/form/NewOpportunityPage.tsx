import { emptyInput } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useNavigate } from '@bidwright/remote-kit/router';
import { can } from '@bidwright/remote-kit/store';
import { Page } from '@bidwright/remote-kit/ui';
import { useAlert, usePerson } from '@bidwright/shell-api';
import { useCallback, useState } from 'react';
import { recordAddress } from '../addresses.ts';
import { AddClientProvider } from '../fields/AddClient.tsx';
import { NotPermitted } from '../NotPermitted.tsx';
import { useParents } from '../useParents.ts';
import { DiscardDraft } from './DiscardDraft.tsx';
import { DraftNote } from './DraftNote.tsx';
import { StepForm } from './StepForm.tsx';
import { useDraft } from './useDraft.ts';

const blank = { values: emptyInput(opportunities), step: 0 };

export const NewOpportunityPage = () => {
  const intl = useIntl();
  const navigate = useNavigate();
  const alert = useAlert();
  const parents = useParents();
  const mayCreate = can(opportunities.rights.create, usePerson());
  const { found, keptAt, keep, drop } = useDraft();
  const [round, setRound] = useState(0);
  const title = intl.formatMessage({ id: 'opportunities.new.title' });

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

  if (!mayCreate) return <NotPermitted title={title} />;
  return (
    <Page
      title={title}
      parents={parents}
      beside={keptAt && <DraftNote keptAt={keptAt} />}
      actions={keptAt && <DiscardDraft onDiscard={startAnew} />}
    >
      <AddClientProvider>
        <StepForm key={round} start={found ?? blank} kept={keptAt !== undefined} onChange={keep} onCreated={created} />
      </AddClientProvider>
    </Page>
  );
};
