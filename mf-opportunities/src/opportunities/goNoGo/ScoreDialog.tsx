import type { AnyObject } from '@bidwright/contract-kit';
import { mostPoints, parts, type Scorecard } from '@bidwright/contract-opportunities';
import { ChoiceField, Form, FormActions, LongTextField, NumberField, SwitchField } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Box, today } from '@bidwright/remote-kit/ui';
import { useAlert, usePerson } from '@bidwright/shell-api';
import { useMemo, useState } from 'react';
import { useAddTo } from '../../api.ts';
import { useChoiceText } from '../values/useChoiceText.ts';
import { holdsOf, pointsOf, scoringOf, weighedBy } from './scoring.ts';
import { Verdict } from './Verdict.tsx';

interface ScoreDialogProps {
  /** The bid. */
  id: string;
  scorecard: Scorecard;
  onClose: () => void;
}

const heading = { typography: 'h3', margin: 0 } as const;

/** Weighs a bid: the score grows with each answer, and is recorded with the decision that is made on it. */
export const ScoreDialog = ({ id, scorecard, onClose }: ScoreDialogProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const choice = useChoiceText();
  const person = usePerson();
  const [add] = useAddTo('decisions');
  const [values, setValues] = useState<AnyObject>({});
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
    if (error) return error;
    alert({ severity: 'success', text: say('decisions.added') });
    return onClose;
  };

  return (
    <Dialog open form width="comparison" title={say('score.title')} onClose={onClose}>
      <Form schema={schema} focus={pointsOf(0)} onSubmit={save} onCancel={onClose} onChange={setValues}>
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
            <FormattedMessage id="opportunities.score.factors" values={{ most: mostPoints }} />
          </Box>
          <Box sx={grid}>
            {factors.map(({ name, weight }, at) => (
              <NumberField
                key={name}
                name={pointsOf(at)}
                label={name}
                unit={say('score.most', { most: mostPoints })}
                help={say('score.weight', { weight })}
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
    </Dialog>
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
  alignItems: 'end',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
