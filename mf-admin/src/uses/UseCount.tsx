import { FormattedMessage } from '@bidwright/remote-kit/intl';
import type { Uses } from './useUses.ts';

interface UseCountProps {
  uses: Uses | undefined;
  id: string;
  /** rename: what another name will change. used: where it stands. moves: what a merge will move. */
  as: 'used' | 'rename' | 'moves';
}

/** Says in how many records something is used. */
export const UseCount = ({ uses, id, as }: UseCountProps) => {
  const count = uses?.counts[id];
  if (uses === undefined || count === undefined) return null;
  return (
    <span>
      <FormattedMessage id={`admin.uses.${as}`} values={{ count }} />
      {uses.partly && (
        <>
          {' '}
          <FormattedMessage id="admin.uses.partly" />
        </>
      )}
    </span>
  );
};
