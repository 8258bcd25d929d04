import type { PostsState } from '../posts.ts';
import type { DemoContext } from '../route.ts';
import { hoursAgo, hueOf, nth, personAt, times } from './names.ts';

const texts = [
  'The new reading room opens on Monday. Come by for coffee and a first look at the shelves.',
  'A week in the hills, no signal, two novels. Recommended.',
  'We rewrote the introduction for the fifth time, and the fifth is the shortest.',
  'Does anybody have a good example of a one-page plan? Ours grew to nine.',
  'The workshop notes are up. Thank you all for the questions, they were better than the talk.',
  'First frost this morning, and the tomatoes are finally done.',
] as const;

const remarks = ['Well said.', 'Where was this taken?', 'Count me in!', 'I should like to read more of it.'] as const;

export const seed = (context: DemoContext): PostsState => {
  const written = (id: string, index: number, text: string, hours: number) => ({
    id,
    author: personAt(index),
    text,
    postedAtMs: hoursAgo(context, hours),
    likes: 1 + ((index * 7) % 23),
    liked: index % 4 === 0,
  });
  return {
    posts: times(12, (i) => ({
      ...written(`post-${i}`, i, nth(texts, i), 5 + i * 19),
      picture: i % 3 === 1 ? { hue: hueOf(i), alt: nth(['A hillside', 'A reading room', 'A garden'], i) } : null,
      comments: times(i % 3, (c) => ({
        ...written(`post-${i}-comment-${c}`, i + c + 3, nth(remarks, i + c), 4 + i * 19 - c),
        replies: times(c % 2, (r) => written(`post-${i}-comment-${c}-reply-${r}`, i, 'Thank you!', 2 + i * 19)),
      })),
    })),
  };
};
