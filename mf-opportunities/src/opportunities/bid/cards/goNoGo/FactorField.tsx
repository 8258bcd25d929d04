import { maxPoints, type Scorecard } from '@bidwright/contract-opportunities';
import { NumberField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import type { Proposal } from './proposals/proposalsFor.ts';

interface FactorFieldProps {
  /** The form's name of it. */
  name: string;
  factor: Scorecard['factors'][number];
  proposal: Proposal | undefined;
}

/** The points of one criterion; where the records propose some, how many and why, whatever the person makes of it. */
export const FactorField = ({ name, factor, proposal }: FactorFieldProps) => {
  const intl = useIntl();
  const say = (id: string, values: Record<string, string | number>) =>
    intl.formatMessage({ id: `opportunities.${id}` }, values);
  const weight = say('score.weight', { weight: factor.weight });
  const { points = 0, reason, values } = proposal ?? {};
  return (
    <NumberField
      name={name}
      label={factor.name}
      unit={say('score.most', { max: maxPoints })}
      help={
        reason && values ? say('proposal.help', { weight, points, reason: say(`proposal.${reason}`, values) }) : weight
      }
    />
  );
};
