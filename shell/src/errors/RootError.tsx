import { Box } from '@bidwright/remote-kit/ui';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { ErrorNotice } from './ErrorNotice.tsx';
import { useTold } from './useTold.ts';

/** When not even a frame could be drawn. */
export const RootError = () => {
  const error = useRouteError();
  useTold(error);
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <Box component="main" sx={{ maxWidth: 720, margin: '10vh auto', paddingInline: 2 }}>
      <ErrorNotice error={error} onRetry={() => navigate(location, { replace: true })} />
    </Box>
  );
};
