import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { useFieldLabel } from '../../field/useFieldLabel.ts';
import type { Clash } from './choices.ts';

/** Who saved what meanwhile, and that nothing else is lost. */
export const ClashSentence = ({ clashes, others }: { clashes: readonly Clash[]; others: number }) => {
  const intl = useIntl();
  const label = useFieldLabel();
  const who = [...new Set(clashes.flatMap(({ change }) => change?.changedByName ?? []))];
  const fields = intl.formatList(clashes.map(({ field }) => label(field)));
  return (
    <Box sx={{ color: 'text.secondary' }}>
      <FormattedMessage
        id={who.length > 0 ? 'opportunities.conflict.text' : 'opportunities.conflict.textUnknown'}
        values={{ who: <bdi>{intl.formatList(who)}</bdi>, fields: <b>{fields}</b> }}
      />{' '}
      {others > 0 && <FormattedMessage id="opportunities.conflict.others" values={{ count: others }} />}
    </Box>
  );
};
