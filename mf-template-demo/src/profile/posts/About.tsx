import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, SectionCard } from '@bidwright/remote-kit/ui';
import { useDemo } from '../../client/index.ts';
import { useText } from '../../useText.ts';

const line = { display: 'flex', justifyContent: 'space-between', paddingBlock: 0.5 };

/** A word on the profile, and how many people and pictures it has. */
export const About = () => {
  const text = useText();
  const intl = useIntl();
  const counts = {
    follower: useDemo('GET /api/followers/list').data,
    friends: useDemo('GET /api/friends/list').data,
    gallery: useDemo('GET /api/gallery/list').data,
  };
  return (
    <SectionCard title={text('profile.about')}>
      <Box sx={{ marginBlockEnd: 1 }}>{text('profile.about.text')}</Box>
      {Object.entries(counts).map(([name, found]) => (
        <Box key={name} sx={line}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {text(`profile.${name}`)}
          </Box>
          <Box component="bdi" sx={{ fontWeight: 600 }}>
            {found ? intl.formatNumber(found.length) : '–'}
          </Box>
        </Box>
      ))}
    </SectionCard>
  );
};
