import { newModule } from '../newModule/newModule.ts';
import { say } from '../say.ts';
import { main } from './main.ts';

await main(async () => {
  const folders = await newModule(process.argv[2]);
  say(`These folders are the new module's; nothing else was touched but package-lock.json:`);
  for (const folder of folders) say(`  ${folder}`);
  say('\nnpm start shows it. Its texts and labels wait for words of your own.');
  return 0;
});
