import type { Post } from '@bidwright/contract-template-demo/api';
import { useDemoSend } from '../../client/index.ts';

/** What is liked: a post, a comment of it, or a reply to that. */
export interface Place {
  postId: string;
  commentId?: string;
  replyId?: string;
}

const toggled = <T extends { liked: boolean; likes: number }>(one: T): T => ({
  ...one,
  liked: !one.liked,
  likes: one.likes + (one.liked ? -1 : 1),
});

const changed = <T extends { id: string }>(list: T[], id: string | undefined, change: (one: T) => T): T[] =>
  list.map((one) => (one.id === id ? change(one) : one));

/** The posts as they are once something of them is liked, or no longer. */
const likedAt = (posts: Post[], { postId, commentId, replyId }: Place): Post[] =>
  changed(posts, postId, (post) => {
    if (!commentId) return toggled(post);
    const comments = changed(post.comments, commentId, (comment) =>
      replyId ? { ...comment, replies: changed(comment.replies, replyId, toggled) } : toggled(comment),
    );
    return { ...post, comments };
  });

const list = 'GET /api/posts/list';

/** Answers the function that likes what is at a place, or takes it back. It shows at once, and goes back when it is refused. */
export const useLike = () => {
  const [likePost] = useDemoSend('POST /api/posts/list/like', { of: list, after: likedAt });
  const [likeComment] = useDemoSend('POST /api/comments/list/like', { of: list, after: likedAt });
  const [likeReply] = useDemoSend('POST /api/replies/list/like', { of: list, after: likedAt });
  return ({ postId, commentId, replyId }: Place) => {
    if (!commentId) return likePost({ postId });
    return replyId ? likeReply({ postId, commentId, replyId }) : likeComment({ postId, commentId });
  };
};
