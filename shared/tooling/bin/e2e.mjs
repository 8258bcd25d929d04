import { run } from './run.mjs';

await run('e2e');
