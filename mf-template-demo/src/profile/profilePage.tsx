import { Page, Stack } from '@bidwright/remote-kit/ui';
import type { ComponentType } from 'react';
import { Tabs } from '../Tabs.tsx';
import { useText } from '../useText.ts';
import { type ProfileTab, profileAddress, profileTabs } from './addresses.ts';
import { Gallery } from './gallery/Gallery.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { Followers } from './people/Followers.tsx';
import { Friends } from './people/Friends.tsx';
import { Requests } from './people/Requests.tsx';
import { Posts } from './posts/Posts.tsx';

const contents: Readonly<Record<ProfileTab, ComponentType>> = {
  posts: Posts,
  follower: Followers,
  friends: Friends,
  gallery: Gallery,
  'friend-request': Requests,
};

/** A tab of the social profile as a page. */
export const profilePage = (tab: ProfileTab) => () => {
  const text = useText();
  const Content = contents[tab];
  return (
    <Page title={text('profile.title')} width="form">
      <Stack sx={{ gap: 2 }}>
        <ProfileHead>
          <Tabs
            label={text('profile.title')}
            tabs={profileTabs.map((name) => ({ address: profileAddress(name), label: text(`profile.${name}`) }))}
          />
        </ProfileHead>
        <Content />
      </Stack>
    </Page>
  );
};
