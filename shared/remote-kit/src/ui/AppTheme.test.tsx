import Box from '@mui/material/Box';
import { render, screen } from '@testing-library/react';
import { AppTheme } from './AppTheme.tsx';

const show = () =>
  render(
    <AppTheme mode="light" preset="default" direction="ltr">
      <Box sx={{ paddingLeft: '7px' }}>Shown</Box>
    </AppTheme>,
  );

const rules = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).length;

test('what is mounted anew finds its rules and writes none once more', () => {
  const { unmount } = show();
  const first = rules();
  unmount();
  show();
  expect(getComputedStyle(screen.getByText('Shown')).paddingLeft).toBe('7px');
  expect(rules()).toBe(first);
});
