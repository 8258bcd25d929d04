import path from 'node:path';
import { common } from '@bidwright/tooling/rspack';
import { type Configuration, HtmlRspackPlugin, NormalModuleReplacementPlugin } from '@rspack/core';

const e2e = path.resolve(import.meta.dirname, '../..');
const settings = common(e2e);

/** The same app in one build: what the composed one is measured against. */
const monolith: Configuration = {
  ...settings,
  entry: { main: 'shell/src/main.tsx' },
  output: {
    path: path.join(e2e, '../.data/bench/monolith'),
    publicPath: '/',
    filename: 'assets/[name].[contenthash:10].js',
    chunkFilename: 'assets/[name].[contenthash:10].js',
    assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
    trustedTypes: { policyName: 'platform' },
    clean: true,
  },
  optimization: { splitChunks: { chunks: 'all' } },
  plugins: [
    ...(settings.plugins ?? []),
    new NormalModuleReplacementPlugin(/\/loadModule\.ts$/, path.join(import.meta.dirname, 'loadModule.ts')),
    new HtmlRspackPlugin({
      template: path.join(e2e, '../shell/src/index.html'),
      scriptLoading: 'defer',
      minify: false,
    }),
  ],
};

export default monolith;
