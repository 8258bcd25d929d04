import { useParams } from '@bidwright/remote-kit/router';
import { BidProjections } from './BidProjections.tsx';

/** The plan of the bid in the address. */
export const BidPlanRoute = () => {
  const { id = '' } = useParams();
  return <BidProjections key={id} bidId={id} />;
};
