import { namesOf } from '../newModule/names.ts';
import { folderOf } from '../platform/folderOf.ts';
import { secretsOf } from '../platform/secrets.ts';
import { publishedNames, serviceNames } from '../rooms.ts';
import { say } from '../say.ts';
import { main } from './main.ts';

await main(async () => {
  const { name } = namesOf(process.argv[2], []);
  const modules = [...publishedNames(), name];
  const { publishTokens } = await secretsOf(folderOf(), serviceNames(), modules);
  say(publishTokens[name] ?? '');
  return 0;
});
