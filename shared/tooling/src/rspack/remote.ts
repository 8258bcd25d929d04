import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, NormalModuleReplacementPlugin } from '@rspack/core';
import { common, draft, textsTogether } from './common.ts';
import { readModuleFile } from './moduleFile.ts';
import { Publication } from './publication.ts';
import { containerOf, isInTheMaking, versionOf } from './room.ts';
import { consumed } from './shared.ts';
import { SlimRuntime } from './slimRuntime.ts';

/** One style sheet for the whole module: the shell attaches it with the version, and takes it away with it. */
const styles = { type: 'css/auto', name: 'styles', chunks: 'all', enforce: true } as const;

/** The build of a module: the files of one version, and `publication.json`, which tells the registry about them. */
export const remote = async (room: string): Promise<Configuration> => {
  const file = await readModuleFile(room);
  const version = versionOf(room);
  const container = containerOf(file.name, version);
  const isDraft = isInTheMaking(version);
  const settings = (isDraft ? draft : common)(room);
  return {
    ...settings,
    entry: {},
    // Whoever works on it waits for each build.
    optimization: { minimize: !isDraft, splitChunks: { cacheGroups: { ...textsTogether, styles } } },
    output: {
      ...settings.output,
      path: path.join(room, 'dist'),
      publicPath: 'auto',
      uniqueName: container,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      cssChunkFilename: '[name].[contenthash:10].css',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    plugins: [
      ...(settings.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.[contenthash:10].js',
        exposes: { './module': { import: './src/module.tsx', name: 'module' } },
        shared: consumed(room),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new SlimRuntime('remote'),
      // An icon's outline stands in the module; what draws it comes with the shell.
      new NormalModuleReplacementPlugin(/^@mui\/material\/SvgIcon$/, '@bidwright/remote-kit/icon'),
      new Publication({ version, container, file }),
    ],
  };
};
