import { object } from '@bidwright/contract-kit';
import { id, written } from './fields.ts';
import { changed } from './list.ts';
import type { DemoPerson, Picture } from './picture.ts';
import { type DemoContext, type Routes, routesOf, unknownId } from './route.ts';

interface Liked {
  id: string;
  author: DemoPerson;
  text: string;
  postedAtMs: number;
  likes: number;
  /** Whether the person asking likes it. */
  liked: boolean;
}

export type PostReply = Liked;

export interface PostComment extends Liked {
  replies: PostReply[];
}

export interface Post extends Liked {
  picture: Picture | null;
  comments: PostComment[];
}

export interface PostsState {
  posts: Post[];
}

/** As much as one post takes, so that a state stays small. */
const max = 200;

const { get, post } = routesOf<PostsState>();

const toggled = <T extends Liked>(one: T): T => ({
  ...one,
  liked: !one.liked,
  likes: one.likes + (one.liked ? -1 : 1),
});

const newOne = ({ person, newId, now }: DemoContext, text: string): Liked => ({
  id: newId(),
  author: { id: person.id, name: person.name },
  text,
  postedAtMs: now(),
  likes: 0,
  liked: false,
});

const replied = (posts: Post[] | undefined, what: string) =>
  posts ? { state: { posts }, data: posts } : unknownId(what);

const inComments = (
  state: PostsState,
  postId: string,
  change: (comments: PostComment[]) => PostComment[] | undefined,
): Post[] | undefined => {
  const comments = change(state.posts.find((one) => one.id === postId)?.comments ?? []);
  return comments && changed(state.posts, postId, (one) => ({ ...one, comments: comments.slice(-max) }));
};

export const routes = {
  'GET /api/posts/list': get((state) => ({ data: state.posts })),

  'POST /api/posts/add': post(object({ text: written() }), (state, { body, context }) => {
    const made: Post = { ...newOne(context, body.text), picture: null, comments: [] };
    return replied([made, ...state.posts].slice(0, max), 'post');
  }),

  'POST /api/posts/editComment': post(
    object({ postId: id('posts'), commentId: id('posts/comments'), comment: written() }),
    (state, { body }) =>
      replied(
        inComments(state, body.postId, (comments) =>
          changed(comments, body.commentId, (one) => ({ ...one, text: body.comment })),
        ),
        'comment',
      ),
  ),

  'POST /api/comments/add': post(object({ postId: id('posts'), comment: written() }), (state, { body, context }) =>
    replied(
      inComments(state, body.postId, (comments) => [...comments, { ...newOne(context, body.comment), replies: [] }]),
      'post',
    ),
  ),

  'POST /api/replies/add': post(
    object({ postId: id('posts'), commentId: id('posts/comments'), reply: written() }),
    (state, { body, context }) =>
      replied(
        inComments(state, body.postId, (comments) =>
          changed(comments, body.commentId, (one) => ({
            ...one,
            replies: [...one.replies, newOne(context, body.reply)].slice(-max),
          })),
        ),
        'comment',
      ),
  ),

  'POST /api/posts/list/like': post(object({ postId: id('posts') }), (state, { body }) =>
    replied(changed(state.posts, body.postId, toggled), 'post'),
  ),

  'POST /api/comments/list/like': post(
    object({ postId: id('posts'), commentId: id('posts/comments') }),
    (state, { body }) =>
      replied(
        inComments(state, body.postId, (comments) => changed(comments, body.commentId, toggled)),
        'comment',
      ),
  ),

  'POST /api/replies/list/like': post(
    object({ postId: id('posts'), commentId: id('posts/comments'), replyId: id('posts/replies') }),
    (state, { body }) => {
      const comment = state.posts
        .find((one) => one.id === body.postId)
        ?.comments.find((one) => one.id === body.commentId);
      const replies = changed(comment?.replies ?? [], body.replyId, toggled);
      return replied(
        replies &&
          inComments(state, body.postId, (comments) =>
            changed(comments, body.commentId, (one) => ({ ...one, replies })),
          ),
        'reply',
      );
    },
  ),
} satisfies Routes<PostsState>;
