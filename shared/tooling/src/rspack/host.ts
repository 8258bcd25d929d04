import { statSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, experiments, HtmlRspackPlugin, SubresourceIntegrityPlugin } from '@rspack/core';
import { BuildFiles } from './buildFiles.ts';
import { common } from './common.ts';
import { Preloads } from './preloads.ts';
import { mentions, provided } from './shared.ts';
import { ShellPublication } from './shellPublication.ts';
import { SlimRuntime } from './slimRuntime.ts';

const day = 24 * 60 * 60 * 1000;

/** A tab that was opened before this build still asks for files of the one before, for as long as a session lasts. */
const isRecent = (path: string) => {
  const found = statSync(path);
  return found.isFile() && Date.now() - found.mtimeMs < day;
};

/** The build of the room that composes the page. It names no module. */
export const host = (room: string): Configuration => ({
  ...common(room),
  entry: { main: ['./src/provided.js', './src/main.tsx'] },
  output: {
    path: path.join(room, 'dist'),
    publicPath: '/',
    uniqueName: 'shell',
    filename: 'assets/[name].[contenthash:10].js',
    chunkFilename: 'assets/[name].[contenthash:10].js',
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    crossOriginLoading: 'anonymous',
    clean: { keep: isRecent },
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'shell',
      shared: provided(),
      shareStrategy: 'loaded-first',
      manifest: false,
      dts: false,
      experiments: { optimization: { target: 'web', disableSnapshot: true } },
    }),
    new SlimRuntime('shell'),
    new experiments.VirtualModulesPlugin({ [path.join(room, 'src/provided.js')]: mentions() }),
    new HtmlRspackPlugin({ template: path.join(room, 'src/index.html'), scriptLoading: 'defer', minify: false }),
    new SubresourceIntegrityPlugin(),
    new Preloads(),
    new ShellPublication(room),
    new BuildFiles(),
  ],
});
