import { join } from 'node:path';
import { root } from '../root.ts';
import { through } from '../test/through.ts';
import { main } from './main.ts';

await main((signal) =>
  through('node', ['pictures/main.ts', ...process.argv.slice(2)], { cwd: join(root, 'e2e'), signal }),
);
