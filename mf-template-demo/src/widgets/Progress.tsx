import { Box } from '@bidwright/remote-kit/ui';

interface ProgressProps {
  label: string;
  /** 0 to 1. */
  share: number;
}

const empty = { bgcolor: 'surface.tintStrong', borderRadius: '4px' };
const filled = { bgcolor: 'primary.main', borderRadius: '4px' };

/** The browser's own bar, in the app's colours; it fills from where the page begins. */
const look = {
  display: 'block',
  appearance: 'none',
  width: '100%',
  height: 8,
  border: 0,
  overflow: 'hidden',
  ...empty,
  '&::-webkit-progress-bar': empty,
  '&::-webkit-progress-value': filled,
  '&::-moz-progress-bar': filled,
};

/** A bar that is filled so far. */
export const Progress = ({ label, share }: ProgressProps) => (
  <Box component="progress" aria-label={label} value={share} max={1} sx={look} />
);
