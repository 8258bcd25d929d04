import { decided, type Reuse, wonShare } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';

interface ReuseLineProps {
  reuse: Reuse;
  /** Says also in how many sent bids, and why there is no share. */
  whole?: boolean;
}

/** In how many bids a text was used, and what came of them. Of few bids only the numbers are told. */
export const ReuseLine = ({ reuse, whole }: ReuseLineProps) => {
  const intl = useIntl();
  const { used, submitted, won } = reuse;
  const count = decided(reuse);
  const share = wonShare(reuse);
  if (used === 0) return whole ? <FormattedMessage id="rfp-library.reuse.never" /> : null;
  return (
    <>
      <span>
        <FormattedMessage id="rfp-library.reuse.used" values={{ count: used }} />
      </span>{' '}
      {whole && (
        <span>
          <FormattedMessage id="rfp-library.reuse.submitted" values={{ count: submitted }} />
        </span>
      )}{' '}
      {count > 0 && (
        <span>
          <FormattedMessage id="rfp-library.reuse.won" values={{ won, count }} />
          {share !== undefined && ` (${intl.formatNumber(share, { style: 'percent' })})`}
        </span>
      )}{' '}
      {whole && share === undefined && (
        <span>
          <FormattedMessage id="rfp-library.reuse.few" />
        </span>
      )}
    </>
  );
};
