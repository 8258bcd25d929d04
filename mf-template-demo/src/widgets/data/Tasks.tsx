import { Box, Checkbox } from '@bidwright/remote-kit/ui';
import { useState } from 'react';
import { tasks } from './samples.ts';

/** What is to be done; ticked off for as long as the page is open. */
export const Tasks = () => {
  const [shown, setShown] = useState(tasks);
  const toggle = (toggled: string) =>
    setShown(shown.map(({ name, done }) => ({ name, done: name === toggled ? !done : done })));
  return (
    <Box sx={{ display: 'grid' }}>
      {shown.map(({ name, done }) => (
        <Box key={name} component="label" sx={{ display: 'flex', alignItems: 'center', minHeight: 40 }}>
          <Checkbox checked={done} onChange={() => toggle(name)} sx={{ marginInlineStart: -1 }} />
          <Box
            component="span"
            dir="auto"
            sx={done ? { textDecoration: 'line-through', color: 'text.secondary' } : undefined}
          >
            {name}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
