import { readFileSync } from 'node:fs';
import type { AppContext } from '../context.ts';
import { textsIn } from '../texts.ts';

/**
 * What the team of each module publishes with. The file is read at each question, so that the team of a module that was made a
 * moment ago is known.
 */
export const publishTokens = ({ settings, log }: Pick<AppContext, 'settings' | 'log'>): Record<string, string> => {
  const { PUBLISH_TOKENS, PUBLISH_TOKENS_FILE } = settings;
  if (!PUBLISH_TOKENS_FILE) return PUBLISH_TOKENS;
  try {
    return { ...PUBLISH_TOKENS, ...textsIn(readFileSync(PUBLISH_TOKENS_FILE, 'utf8')) };
  } catch (error) {
    log.error({ err: error }, 'PUBLISH_TOKENS_FILE cannot be read; nobody named there can publish');
    return PUBLISH_TOKENS;
  }
};
