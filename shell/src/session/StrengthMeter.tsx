import { Box } from '@bidwright/remote-kit/ui';
import { FormattedMessage } from 'react-intl';
import { strength } from './strength.ts';

const steps = [1, 2, 3, 4, 5];
const toneOf = (reached: number) => (reached < 3 ? 'error.main' : reached < 4 ? 'warning.main' : 'success.main');

/** Five bars that fill as a new password gets harder to guess, and the same in a word. */
export const StrengthMeter = ({ password }: { password: string }) => {
  const reached = strength(password);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 16, marginBlockEnd: 2 }}>
      <Box aria-hidden sx={{ display: 'flex', gap: 0.5, flex: 1 }}>
        {steps.map((step) => (
          <Box
            key={step}
            sx={{ flex: 1, height: 4, borderRadius: 1, bgcolor: step <= reached ? toneOf(reached) : 'line.strong' }}
          />
        ))}
      </Box>
      <Box component="output" sx={{ minWidth: 72, typography: 'caption', color: 'text.secondary', textAlign: 'end' }}>
        {reached > 0 && <FormattedMessage id={`shell.strength.${reached}`} />}
      </Box>
    </Box>
  );
};
