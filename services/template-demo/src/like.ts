import { isDeepStrictEqual } from 'node:util';
import type { InputOf } from '@bidwright/contract-kit';
import type { posts } from '@bidwright/contract-template-demo';
import { Problem, type Rules } from '@bidwright/service-kit';

/** Of a post only `liked` may change; the count of likes goes up or down by one with it. */
export const like: Rules<InputOf<typeof posts>> = {
  update: (before, after) => {
    const { liked, ...others } = after;
    if (!isDeepStrictEqual({ ...others, liked: before.liked }, before))
      throw new Problem(403, 'read-only', 'Of a post only liked can change');
    if (liked === before.liked) return before;
    return { ...before, liked, likes: (before.likes ?? 0) + (liked ? 1 : -1) };
  },
};
