import { Box } from '@bidwright/remote-kit/ui';
import type { Refusal } from './registry.ts';

/** What keeps versions from being switched: sentences for developers, as the registry has them. */
export const Reasons = ({ reasons }: { reasons: NonNullable<Refusal['reasons']> }) => (
  <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, typography: 'body2' }} lang="en" dir="ltr">
    {reasons.map(({ code, path, message }) => (
      <li key={`${code} ${path} ${message}`}>
        {message}
        <Box component="code" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          {code}
        </Box>
      </li>
    ))}
  </Box>
);
