import { createRequire } from 'node:module';
import path from 'node:path';
import type { Compiler, RspackPluginInstance } from '@rspack/core';

const { resolve } = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));

/** The folder of one of Module Federation's packages. */
const distOf = (name: string) => path.dirname(resolve(name));

/**
 * Builds Module Federation's runtime from its ESM files, and leaves out what this app does not use.
 *
 * Rspack resolves it to CommonJS files, which cannot be tree-shaken: 10 KB more in the shell and 9 KB in each remote. The shell's file
 * puts the parts together; a remote borrows the shell's parts and so carries only its own list of shared keys.
 */
export class SlimRuntime implements RspackPluginInstance {
  readonly #file: string;

  constructor(side: 'shell' | 'remote') {
    this.#file = path.join(import.meta.dirname, `runtime/${side}.js`);
  }

  apply(compiler: Compiler) {
    // After ModuleFederationPlugin, which sets aliases of its own in the same hook.
    compiler.hooks.afterPlugins.tap('SlimRuntime', () => {
      const runtime = distOf('@module-federation/runtime');
      const core = distOf('@module-federation/runtime-core');
      const bundler = distOf('@module-federation/webpack-bundler-runtime');
      compiler.options.resolve.alias = {
        ...compiler.options.resolve.alias,
        '@module-federation/runtime$': path.join(runtime, 'index.js'),
        [path.join(runtime, 'index.cjs')]: path.join(runtime, 'index.js'),
        [path.join(core, 'utils/preload.js')]: path.join(import.meta.dirname, 'runtime/noPreload.js'),
        [path.join(bundler, 'index.cjs')]: this.#file,
      };
    });
  }
}
