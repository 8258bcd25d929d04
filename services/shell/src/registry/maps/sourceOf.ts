import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Frame } from '../../failures/stack.ts';
import type { Place } from '../../files/shared.ts';
import { mapsOf, type SourceMaps } from './maps.ts';

/** A place in the sources, or in the file that was built where nothing leads further. */
export interface Source {
  source: string;
  line: number;
  column: number;
  isMapped: boolean;
}

const built = ({ path, line, column }: Frame): Source => ({ source: path, line, column, isMapped: false });

const sourceIn = (maps: SourceMaps, frame: Frame): Source => {
  const map = maps[frame.path];
  if (!map) return built(frame);
  // Browsers count columns from 1, maps from 0.
  const found = originalPositionFor(new TraceMap(map), { line: frame.line, column: frame.column - 1 });
  if (found.source === null) return built(frame);
  return { source: found.source, line: found.line, column: found.column + 1, isMapped: true };
};

/** Where in the sources each place of a stack is. */
export const sourcesOf = async (settings: Place, frames: Frame[]): Promise<Source[]> => {
  const versions = new Map(frames.map(({ name, version }) => [`${name} ${version}`, { name, version }]));
  const maps = new Map<string, SourceMaps>();
  for (const [key, version] of versions) maps.set(key, await mapsOf(settings, version));
  return frames.map((frame) => sourceIn(maps.get(`${frame.name} ${frame.version}`) ?? {}, frame));
};
