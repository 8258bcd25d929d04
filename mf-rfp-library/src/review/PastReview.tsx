import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Link, today } from '@bidwright/remote-kit/ui';
import { usePastReviewQuery } from '../api.ts';

/** How many entries are past their review, and the way to them. */
export const PastReview = ({ onShow }: { onShow: () => void }) => {
  const { data } = usePastReviewQuery(today());
  if (!data) return null;
  return (
    <>
      {' · '}
      <Link component="button" type="button" onClick={onShow} sx={{ font: 'inherit', verticalAlign: 'baseline' }}>
        <FormattedMessage id="rfp-library.review.past" values={{ count: data }} />
      </Link>
    </>
  );
};
