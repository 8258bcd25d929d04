import { Box, Button } from '@bidwright/remote-kit/ui';
import Add from '@mui/icons-material/AddOutlined';
import { FormattedMessage } from 'react-intl';

interface HiddenCardsProps {
  cards: { id: string; title: string }[];
  onShow: (id: string) => void;
}

/** While the dashboard is arranged: the cards that were taken off it. */
export const HiddenCards = ({ cards, onShow }: HiddenCardsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, marginBlockEnd: 1.5 }}>
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      <FormattedMessage id={cards.length > 0 ? 'shell.dashboard.hidden' : 'shell.dashboard.hidden.none'} />
    </Box>
    {cards.map(({ id, title }) => (
      <Button key={id} variant="outlined" size="small" startIcon={<Add />} onClick={() => onShow(id)}>
        {title}
      </Button>
    ))}
  </Box>
);
