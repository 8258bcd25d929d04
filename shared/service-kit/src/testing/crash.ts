import type { KyselyPlugin } from 'kysely';

/** Lets so many statements pass, then fails, as if the process had died there. */
export const crashAfter = (statements: number): KyselyPlugin => {
  let left = statements;
  return {
    transformQuery: ({ node }) => {
      left -= 1;
      if (left < 0) throw new Error('died here');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
};
