import {
  type Compilation,
  type Compiler,
  type RspackPluginInstance,
  Compilation as Stages,
  sources,
} from '@rspack/core';
import { asksOf } from './asks.ts';
import { hashesIn } from './hashes.ts';
import { consumed } from './shared.ts';
import { usesOf } from './uses.ts';

interface Release {
  version: string;
  container: string;
  file: unknown;
}

const filesOf = (compilation: Compilation, chunk: string): string[] =>
  compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [...(compilation.namedChunks.get(chunk)?.files ?? [])];

/** The ranges of what a module takes from the shell. */
const requiredOf = (room: string, uses: Record<string, string[]>): Record<string, string> => {
  const ranges = Object.entries(consumed(room)).map(([key, { requiredVersion }]) => [key, requiredVersion] as const);
  return Object.fromEntries(ranges.filter(([key]) => Object.hasOwn(uses, key)));
};

/** Writes `publication.json`: what the registry must know of a version beside its files. */
export class Publication implements RspackPluginInstance {
  readonly #release: Release;

  constructor(release: Release) {
    this.#release = release;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('Publication', (compilation) => {
      // The last stage: names carry the hashes of the final contents.
      compilation.hooks.processAssets.tapPromise(
        { name: 'Publication', stage: Stages.PROCESS_ASSETS_STAGE_REPORT },
        async (assets) => {
          const [entry = ''] = filesOf(compilation, this.#release.container);
          // Style sheets are no scripts: the shell brings all of a version with its entry.
          const preload = [entry, ...filesOf(compilation, 'module')].filter((name) => name.endsWith('.js'));
          const uses = usesOf(compilation);
          const asks = await asksOf(compilation);
          const requires = requiredOf(compiler.context, uses);
          const about = { entry, preload, uses, asks, requires, hashes: hashesIn(assets) };
          const publication = { ...this.#release, ...about };
          compilation.emitAsset('publication.json', new sources.RawSource(JSON.stringify(publication)));
        },
      );
    });
  }
}
