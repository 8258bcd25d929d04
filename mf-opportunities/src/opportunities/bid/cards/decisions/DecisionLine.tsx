import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Day } from '@bidwright/remote-kit/ui';
import Made from '@mui/icons-material/CheckCircleOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import Declined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import type { ReactNode } from 'react';
import type { Decision } from '../../../../api.ts';
import { useChoiceText } from '../../../field/useChoiceText.ts';
import { Line } from '../Line.tsx';
import { useScoreText } from './mail/useScoreText.ts';
import { Sent } from './Sent.tsx';

const signs: Partial<Record<Decision['kind'], typeof Made>> = {
  Go: Made,
  Submit: Made,
  Won: Made,
  'No-go': Declined,
  Lost: Declined,
};

interface DecisionLineProps {
  decision: Decision;
  /** A later one has taken its place. */
  isReplaced: boolean;
  /** The button that mails it, for who may. */
  mail?: ReactNode;
}

/** A decision: what, by whom, why, when. */
export const DecisionLine = ({ decision, isReplaced, mail }: DecisionLineProps) => {
  const choice = useChoiceText();
  const { kind, decidedBy, rationale, decidedOn } = decision;
  const score = useScoreText()(decision);
  const Sign = signs[kind] ?? Groups;
  return (
    <Line sign={<Sign fontSize="small" />} fact={<Day date={decidedOn} />}>
      <Box component={isReplaced ? 's' : 'b'} sx={{ fontWeight: 600 }}>
        {choice(kind)}
      </Box>
      {decidedBy && (
        <>
          {' · '}
          <bdi>{decidedBy.name}</bdi>
        </>
      )}
      {isReplaced && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', marginInlineStart: 1 }}>
          <FormattedMessage id="opportunities.decisions.replaced" />
        </Box>
      )}
      {score && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{score}</Box>}
      {rationale && (
        <Box sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'pre-line' }}>
          <bdi>{rationale}</bdi>
        </Box>
      )}
      <div>{decision.sentAt ? <Sent decision={decision} /> : mail}</div>
    </Line>
  );
};
