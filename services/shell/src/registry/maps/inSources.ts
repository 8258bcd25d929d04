import { frameIn } from '../../failures/stack.ts';
import type { Place } from '../../files/shared.ts';
import { sourcesOf } from './sourceOf.ts';

/** The address that ends a line. */
const address = /\(?https?:\/\/\S{1,400}$/;

/** A stack in which each place in a built file is that in the sources, as far as maps were sent. */
export const inSources = async (settings: Place, stack: string, shell: string | null): Promise<string> => {
  const lines = stack.split('\n').map((line) => ({ line, frame: frameIn(line, shell) }));
  const sources = await sourcesOf(
    settings,
    lines.flatMap(({ frame }) => frame ?? []),
  );
  return lines
    .map(({ line, frame }) => {
      const found = frame && sources.shift();
      return found?.isMapped ? line.replace(address, `${found.source}:${found.line}:${found.column}`) : line;
    })
    .join('\n');
};
