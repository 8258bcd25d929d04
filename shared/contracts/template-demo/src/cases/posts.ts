import type { Cases } from './run.ts';

const some = expect.any(Array);
const holding = (part: object) => expect.arrayContaining([expect.objectContaining(part)]);
const [postId, commentId, replyId] = ['post-2', 'post-2-comment-1', 'post-2-comment-1-reply-0'];
const inPost = (comment: object): unknown => holding({ id: postId, comments: holding(comment) });

export const posts: Cases = {
  'a like counts up by one, and down by one': [
    ['POST /api/posts/list/like', { postId }, 200, holding({ id: postId, likes: 16, liked: true })],
    ['POST /api/posts/list/like', { postId }, 200, holding({ id: postId, likes: 15, liked: false })],
    ['POST /api/comments/list/like', { postId, commentId }, 200, inPost({ id: commentId, likes: 21, liked: true })],
    ['POST /api/replies/list/like', { postId, commentId, replyId }, 200, some],
  ],
  'comments and replies are added and changed': [
    ['POST /api/comments/add', { postId, comment: 'Hello' }, 200, inPost({ text: 'Hello', likes: 0, replies: [] })],
    [
      'POST /api/posts/editComment',
      { postId, commentId, comment: 'Other' },
      200,
      inPost({ id: commentId, text: 'Other' }),
    ],
    ['POST /api/replies/add', { postId, commentId, reply: 'Yes' }, 200, inPost({ replies: holding({ text: 'Yes' }) })],
    ['GET /api/posts/list', {}, 200, inPost({ text: 'Hello' })],
  ],
  'what is wrong is named, and what is unknown is not there': [
    ['POST /api/comments/add', { postId }, 422, ['comment']],
    ['POST /api/comments/add', { postId, comment: 'x', more: 1 }, 422, ['more']],
    ['POST /api/comments/add', { postId: 'none', comment: 'x' }, 404, 'There is no post with this id'],
    ['POST /api/replies/list/like', { postId, commentId, replyId: 'none' }, 404, 'There is no reply with this id'],
  ],
};
