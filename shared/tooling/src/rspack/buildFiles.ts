import { type Compiler, type RspackPluginInstance, Compilation as Stages, sources } from '@rspack/core';

/** Writes a list: which of the folder's files are this build's, and not an earlier one's kept for open tabs. */
export class BuildFiles implements RspackPluginInstance {
  readonly #list: string;

  constructor(list: string) {
    this.#list = list;
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('BuildFiles', (compilation) => {
      // The last stage: names carry the hashes of the final contents.
      compilation.hooks.processAssets.tap(
        { name: 'BuildFiles', stage: Stages.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          compilation.emitAsset(this.#list, new sources.RawSource(JSON.stringify(Object.keys(assets))));
        },
      );
    });
  }
}
