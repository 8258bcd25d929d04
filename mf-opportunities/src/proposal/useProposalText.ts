import { useIntl } from '@bidwright/remote-kit/intl';
import { useCallback } from 'react';

/** What the page's texts say: of a value of a field too, `text('kind.Pink team')`. */
export const useProposalText = () => {
  const intl = useIntl();
  return useCallback(
    (name: string, values?: Record<string, string | number>) =>
      intl.formatMessage({ id: `opportunities.proposal.${name.replace(/ /g, '')}` }, values),
    [intl],
  );
};
