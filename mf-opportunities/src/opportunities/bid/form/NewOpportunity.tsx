import type { OpportunityInput } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useNavigate } from '@bidwright/remote-kit/router';
import { Page } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { recordAddress } from '../../addresses.ts';
import { AddClientProvider } from '../../field/inputs/AddClient.tsx';
import { useParents } from '../neighbours/useParents.ts';
import { DiscardDraft } from './DiscardDraft.tsx';
import { DraftNote } from './DraftNote.tsx';
import { StepForm } from './StepForm.tsx';
import { useDraft } from './useDraft.ts';

interface NewOpportunityProps {
  title: string;
  start: { values: OpportunityInput; step: number };
  /** The bid it is like, or the column that it was begun in. */
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

  const created =
    (id: string, { files, failed }: { files: number; failed: string[] }) =>
    () => {
      const say = (name: string) => intl.formatMessage({ id: `opportunities.${name}` });
      alert({ severity: 'success', text: say('new.created') });
      if (failed.length > 0)
        alert({ severity: 'error', text: say('documents.failed'), detail: intl.formatList(failed) });
      else if (files > 0) alert({ severity: 'success', text: say('documents.added') });
      void navigate(recordAddress({ id }), { replace: true });
    };
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
        <StepForm
          key={round}
          start={found ?? start}
          kept={keptAt !== undefined}
          onChange={keep}
          onRecorded={drop}
          onCreated={created}
        />
      </AddClientProvider>
    </Page>
  );
};
