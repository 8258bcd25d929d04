import { join } from 'node:path';
import { keepChildProcess, Problem } from '@bidwright/service-kit';
import type { Found } from './foundIn.ts';

/** In a process of its own: a thousand pages take seconds, and others are answered meanwhile. */
const read = keepChildProcess(join(import.meta.dirname, 'readProcess.ts'));

const maxMs = 60_000;
/** Characters of what leaves much behind. */
const large = 300_000;

const reasons: Record<string, string> = {
  'too-slow': 'The document takes too long to read: send it in parts',
  'too-large': 'The document is too large to read: send it in parts',
};

/** Documents whose demands are remembered, since pages ask for them some at a time. */
const maxRemembered = 4;
const remembered = new Map<string, Promise<Found[]>>();

const findIn = async (content: string, stopping: AbortSignal): Promise<Found[]> => {
  const answer = await read<{ found: Found[] }>([content], { stopping, maxMs, isLarge: content.length > large });
  if ('found' in answer) return answer.found;
  throw new Problem(422, `document-${answer.problem}`, reasons[answer.problem] ?? 'The document cannot be read');
};

/** What a text demands. `key` names the text as it is now. */
export const foundApart = (key: string, content: string, stopping: AbortSignal): Promise<Found[]> => {
  const known = remembered.get(key);
  if (known) return known;
  const finding = findIn(content, stopping);
  remembered.set(key, finding);
  // What failed is tried anew.
  finding.catch(() => remembered.delete(key));
  for (const oldest of [...remembered.keys()].slice(0, -maxRemembered)) remembered.delete(oldest);
  return finding;
};
