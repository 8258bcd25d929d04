import type { AnyObject } from '@bidwright/contract-kit';
import { maxPoints, parts, type Scorecard } from '@bidwright/contract-opportunities';
import { ChoiceField, Form, FormActions, LongTextField, SwitchField } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, today } from '@bidwright/remote-kit/ui';
import { useAlert, usePerson } from '@bidwright/shell-api';
import { useMemo, useState } from 'react';
import { useAddTo } from '../../../../api.ts';
import { useChoiceText } from '../../../field/useChoiceText.ts';
import { FactorField } from './FactorField.tsx';
import type { Proposals } from './proposals/proposalsFor.ts';
import { holdsOf, pointsOf, proposedBy, scoringOf, weighedBy } from './scoring.ts';
import { Verdict } from './Verdict.tsx';

interface ScoreFormProps {
  /** The bid. */
  id: string;
  scorecard: Scorecard;
  /** What the records say of it. */
  proposals: Proposals;
  onClose: () => void;
}

const heading = { typography: 'h3', margin: 0 } as const;

/** Weighs a bid: the score grows with each answer, and is recorded with the decision that is made on it. */
export const ScoreForm = ({ id, scorecard, proposals, onClose }: ScoreFormProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const choice = useChoiceText();
  const person = usePerson();
  const [add] = useAddTo('decisions');
  const [proposed] = useState<AnyObject>(() => proposedBy(scorecard, proposals));
  const [values, setValues] = useState(proposed);
  const schema = useMemo(() => scoringOf(scorecard), [scorecard]);
  const { factors, stops } = scorecard;
  const weighed = weighedBy(scorecard, values);
  const say = (name: string, filling?: Record<string, number>) =>
    intl.formatMessage({ id: `opportunities.${name}` }, filling);

  const save = async (input: AnyObject) => {
    const { error } = await add(id, {
      ...parts.decisions.input.getDefault(),
      ...weighedBy(scorecard, input),
      kind: input.kind,
      rationale: input.rationale,
      decidedOn: today(),
      decidedBy: { id: person.id, name: person.name },
    });
    if (error) alert({ severity: 'error', text: say('decisions.failed') });
    else alert({ severity: 'success', text: say('decisions.added') });
    return error ?? onClose;
  };

  return (
    <Form
      schema={schema}
      initial={proposed}
      focus={pointsOf(0)}
      onSubmit={save}
      onCancel={onClose}
      onChange={setValues}
    >
      <Box component="output" sx={verdict}>
        <Verdict
          of={weighed}
          note={
            <FormattedMessage
              id="opportunities.score.soFar"
              values={{ answered: weighed.factors.length, count: factors.length, threshold: scorecard.threshold }}
            />
          }
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1.5 }}>
        <Box component="h3" sx={heading}>
          <FormattedMessage id="opportunities.score.factors" values={{ max: maxPoints }} />
        </Box>
        {Object.keys(proposed).length > 0 && (
          <Box sx={{ color: 'text.secondary' }}>
            <FormattedMessage id="opportunities.proposal.note" />
          </Box>
        )}
        <Box sx={grid}>
          {factors.map((factor, at) => (
            <FactorField
              key={factor.name}
              name={pointsOf(at)}
              factor={factor}
              proposal={factor.source ? proposals[factor.source] : undefined}
            />
          ))}
        </Box>
        {stops.length > 0 && (
          <div>
            <Box component="h3" sx={heading}>
              <FormattedMessage id="opportunities.score.stops" />
            </Box>
            {stops.map(({ name }, at) => (
              <SwitchField key={name} name={holdsOf(at)} label={name} />
            ))}
          </div>
        )}
        <ChoiceField name="kind" label={say('decisions.kind')} choices={['Go', 'No-go']} text={choice} />
        <LongTextField name="rationale" label={say('decisions.rationale')} />
        <FormActions submit={say('score.record')} cancel={say('parts.cancel')} />
      </Box>
    </Form>
  );
};

/** Stays in sight while criteria are answered. */
const verdict = {
  display: 'block',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  paddingBlock: 1,
  bgcolor: 'surface.raised',
  borderBottom: 1,
  borderColor: 'divider',
};

const grid = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
