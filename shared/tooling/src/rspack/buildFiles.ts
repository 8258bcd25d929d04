import { type Compiler, type RspackPluginInstance, Compilation as Stages, sources } from '@rspack/core';
import { hashesIn } from './hashes.ts';

/** Writes which of the folder's files are this build's, and the hash of each: another build puts its own into the same folder. */
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
          compilation.emitAsset(this.#list, new sources.RawSource(JSON.stringify(hashesIn(assets))));
        },
      );
    });
  }
}
