import { admins, parts } from '@bidwright/contract-opportunities';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Box, Button, Day, Failed, LoadingRows, SectionCard } from '@bidwright/remote-kit/ui';
import { lazy, usePerson } from '@bidwright/shell-api';
import { Suspense, useState } from 'react';
import { type Decision, useOpportunitySub, useScorecards } from '../../../../api.ts';
import { useChoiceText } from '../../../field/useChoiceText.ts';
import type { OpportunityRecord } from '../../../OpportunityRecord.ts';
import { inOrder } from '../decisions/inOrder.ts';
import { FactorBars } from './FactorBars.tsx';
import { Verdict } from './Verdict.tsx';

const ScoreDialog = lazy(async () => ({ default: (await import('./ScoreDialog.tsx')).ScoreDialog }));
const WeightsDialog = lazy(async () => ({ default: (await import('./weights/WeightsDialog.tsx')).WeightsDialog }));

/** What the bid was weighed by last, and the way to weigh it: who may decide about it scores it, Admins say by what. */
export const GoNoGoCard = ({ record }: { record: OpportunityRecord }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const choice = useChoiceText();
  const person = usePerson();
  const mayDecide = can(parts.decisions.rights.create, person, record);
  const mayWeigh = can(admins, person);
  const cards = useScorecards();
  const { data: decisions } = useOpportunitySub<Decision>(record.id, 'decisions');
  const [asking, setAsking] = useState<'score' | 'weights'>();
  const [scorecard] = cards.data ?? [];
  const last = inOrder(decisions ?? []).find(({ factors }) => factors.length > 0);
  const isKnown = cards.data && decisions;
  return (
    <>
      <SectionCard
        title={intl.formatMessage({ id: 'opportunities.score.title' })}
        actions={
          mayWeigh &&
          cards.data && (
            <Button size="small" onClick={() => setAsking('weights')}>
              <FormattedMessage id="opportunities.score.weights" />
            </Button>
          )
        }
      >
        {cards.error && !cards.data && (
          <Failed
            title={intl.formatMessage({ id: 'opportunities.parts.failed' })}
            text={errorText(cards.error)}
            reference={cards.error.requestId}
            onRetry={cards.refetch}
          />
        )}
        {!isKnown && !cards.error && <LoadingRows rows={2} height={36} />}
        {isKnown && !last && (
          <Box sx={{ color: 'text.secondary' }}>
            <FormattedMessage id={`opportunities.score.${scorecard ? 'none' : 'noCard'}`} />
          </Box>
        )}
        {last && (
          <>
            <Verdict
              of={last}
              note={
                <>
                  {choice(last.kind)}
                  {' · '}
                  <Day date={last.decidedOn} />
                </>
              }
            />
            <FactorBars factors={last.factors} />
          </>
        )}
        {isKnown && scorecard && mayDecide && (
          <Button variant="outlined" size="small" onClick={() => setAsking('score')} sx={{ marginBlockStart: 1.5 }}>
            <FormattedMessage id={`opportunities.score.${last ? 'again' : 'start'}`} />
          </Button>
        )}
      </SectionCard>
      <Suspense>
        {asking === 'score' && scorecard && (
          <ScoreDialog record={record} scorecard={scorecard} onClose={() => setAsking(undefined)} />
        )}
        {asking === 'weights' && <WeightsDialog scorecard={scorecard} onClose={() => setAsking(undefined)} />}
      </Suspense>
    </>
  );
};
