import type { KyselyPlugin } from 'kysely';

/** What a statement answers once its process is thought dead. */
export class Died extends Error {
  override name = 'Died';
}

/** Lets so many statements pass, then fails, as if the process had died there. */
export const crashAfter = (statements: number): KyselyPlugin => {
  let left = statements;
  return {
    transformQuery: ({ node }) => {
      left -= 1;
      if (left < 0) throw new Died('died here');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
};
