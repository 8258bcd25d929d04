export const profileTabs = ['posts', 'follower', 'friends', 'gallery', 'friend-request'] as const;
export type ProfileTab = (typeof profileTabs)[number];

export const profileAddress = (tab: ProfileTab): string => `/user/social-profile/${tab}`;
