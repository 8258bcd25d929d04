import { run } from './run.mjs';

await run('end-demo');
