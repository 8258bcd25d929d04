import { Button } from '@bidwright/remote-kit/ui';
import Home from '@mui/icons-material/HomeOutlined';
import { useText } from '../../useText.ts';

/** The way back to the dashboard. */
export const HomeButton = () => {
  const text = useText();
  return (
    <Button variant="contained" href="/dashboard" startIcon={<Home />}>
      {text('home')}
    </Button>
  );
};
