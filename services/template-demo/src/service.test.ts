import { conformance } from '@bidwright/service-testing';
import { service } from './service.ts';

/** What the seeds have, and the fuzz may so name. */
const seeded = {
  posts: 'post-2',
  'posts/comments': 'post-2-comment-1',
  'posts/replies': 'post-2-comment-1-reply-0',
  followers: 'follower-1',
  friends: 'friend-1',
  friendRequests: 'request-1',
  products: 'product-1',
  addresses: 'address-1',
  contacts: 'contact-1',
  mails: 'mail-1',
  events: 'event-1',
  chatUsers: 'chat-user-1',
  columns: 'column-1',
  items: 'item-1',
  stories: 'story-1',
  profiles: 'profile-1',
};

conformance(
  service,
  {},
  {
    prepare: async (_running, ids) => void Object.assign(ids, seeded),
    // They need a password, a token, a cart that is filled, or an order of what is there.
    outOfReach: [
      'account/login',
      'account/me',
      'cart/remove',
      'cart/update',
      'kanban/update-column-order',
      'kanban/update-story-order',
    ],
  },
);
