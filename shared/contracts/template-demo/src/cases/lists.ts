import type { Cases, Row } from './run.ts';

const some = expect.arrayContaining([expect.objectContaining({ id: expect.any(String) })]);
const holding = (part: object) => expect.arrayContaining([expect.objectContaining(part)]);

const readable = [
  'followers',
  'friends',
  'friend-request',
  'gallery',
  'details-card',
  'simple-card',
  'profile-card',
  'user-list/s1',
  'user-list/s2',
  'profile-list',
  'products',
  'review',
  'address',
  'customer',
  'customer/order',
  'customer/product',
  'contact',
  'mails',
];

export const lists: Cases = {
  'every list is read': [
    ...readable.map((name): Row => [`GET /api/${name}/list`, {}, 200, some]),
    ['GET /api/customer/product/reviews', {}, 200, some],
  ],
  'people are found by a part of their name': [
    ['POST /api/followers/filter', { key: 'BENO' }, 200, [expect.objectContaining({ name: 'Benoît Lacroix' })]],
    ['POST /api/followers/filter', { key: 'xyz' }, 200, []],
    ['POST /api/friends/filter', { key: 'dana' }, 200, [expect.objectContaining({ name: 'Dana Ionescu' })]],
    ['POST /api/friend-request/filter', { key: 'hugo' }, 200, [expect.objectContaining({ name: 'Hugo Lindqvist' })]],
    ['POST /api/gallery/filter', { key: 'harbour' }, 200, some],
  ],
  'who is confirmed becomes a friend': [
    ['POST /api/friend-request/confirm', { id: 'request-0' }, 200, some],
    ['POST /api/friend-request/confirm', { id: 'request-0' }, 404, 'There is no friend request with this id'],
    ['GET /api/friends/list', {}, 200, holding({ id: 'request-0' })],
    ['POST /api/followers/toggle', { id: 'follower-1' }, 200, holding({ id: 'follower-1', followed: true })],
  ],
  'a contact is changed as a whole': [
    [
      'POST /api/contact/modify',
      { id: 'contact-1', name: 'New Name' },
      200,
      holding({ id: 'contact-1', name: 'New Name' }),
    ],
    ['POST /api/contact/modify', { id: 'contact-1' }, 422, ['name']],
    ['POST /api/contact/modify', { id: 'none', name: 'x' }, 404, 'There is no contact with this id'],
  ],
};
