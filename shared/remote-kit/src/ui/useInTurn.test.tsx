import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { withStyles } from '../testing/withStyles.ts';
import { Box } from './index.ts';
import { useInTurn } from './useInTurn.ts';

const Parts = ({ busy }: { busy: boolean }) => (
  <Box sx={{ ...useInTurn() }}>
    <div aria-busy={busy}>History</div>
    <p>Documents</p>
  </Box>
);

beforeAll(withStyles);

test('what stands after a loading part is out of sight until that has loaded', () => {
  const { rerender } = render(<Parts busy />);
  expect(screen.getByText('Documents')).not.toBeVisible();
  rerender(<Parts busy={false} />);
  expect(screen.getByText('Documents')).toBeVisible();
});

test.each(['pointerDown', 'keyDown'] as const)('after a %s nothing goes out of sight again', (begun) => {
  const { rerender } = render(<Parts busy={false} />);
  fireEvent[begun](document.body);
  rerender(<Parts busy />);
  expect(screen.getByText('Documents')).toBeVisible();
});
