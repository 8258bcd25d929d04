import type { Configuration } from '@rspack/core';

/** What host and remotes are built with alike. */
export const common = (room: string): Configuration => ({
  context: room,
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: false,
  resolve: { extensions: ['.ts', '.tsx', '.js', '.json'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2022',
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  // Rspack's dev server would otherwise ask the page's origin to compile chunks, which is another server's.
  lazyCompilation: false,
  performance: false,
  stats: 'errors-warnings',
});
