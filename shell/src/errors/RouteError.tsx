import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { PageError } from './PageError.tsx';
import { useTold } from './useTold.ts';

/** When a page of the shell itself fails: the frame stays. */
export const RouteError = () => {
  const error = useRouteError();
  useTold(error);
  const location = useLocation();
  const navigate = useNavigate();
  return <PageError error={error} onRetry={() => navigate(location, { replace: true })} />;
};
