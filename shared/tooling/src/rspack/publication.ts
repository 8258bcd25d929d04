import {
  type Compilation,
  type Compiler,
  type RspackPluginInstance,
  Compilation as Stages,
  sources,
} from '@rspack/core';

interface Release {
  version: string;
  container: string;
  file: unknown;
}

const filesOf = (compilation: Compilation, chunk: string): string[] =>
  compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [...(compilation.namedChunks.get(chunk)?.files ?? [])];

/** Writes `publication.json`: what the registry must know of a version beside its files. */
export class Publication implements RspackPluginInstance {
  readonly #release: Release;

  constructor(release: Release) {
    this.#release = release;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('Publication', (compilation) => {
      // The last stage: names carry the hashes of the final contents.
      compilation.hooks.processAssets.tap({ name: 'Publication', stage: Stages.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const [entry = ''] = filesOf(compilation, this.#release.container);
        // Style sheets are no scripts: the shell brings all of a version with its entry.
        const preload = [entry, ...filesOf(compilation, 'module')].filter((name) => name.endsWith('.js'));
        const publication = { ...this.#release, entry, preload };
        compilation.emitAsset('publication.json', new sources.RawSource(JSON.stringify(publication)));
      });
    });
  }
}
