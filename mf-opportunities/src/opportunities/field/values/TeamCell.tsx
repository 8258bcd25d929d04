import type { Reference } from '@bidwright/contract-kit';
import { Box } from '@bidwright/remote-kit/ui';
import { useTeams } from '../../../api.ts';
import { CutText } from './CutText.tsx';

/** A team with the colour that the firm gave it. */
export const TeamCell = ({ team }: { team: Reference }) => {
  const { data: teams } = useTeams();
  const color = teams?.find(({ id }) => id === team.id)?.color;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box
        aria-hidden
        sx={{ flex: 'none', width: 8, height: 8, borderRadius: '2px', bgcolor: 'line.control' }}
        style={color ? { backgroundColor: color } : undefined}
      />
      <CutText title={team.name}>{team.name}</CutText>
    </Box>
  );
};
