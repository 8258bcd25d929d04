import { type Release, shellName } from '@bidwright/contract-shell';
import { shellPages } from '../../pages/places.ts';
import type { Db } from '../../tables.ts';
import type { Reason } from '../reason.ts';

/** Why the shell may not be switched so: there would be no page for anybody. */
export const shellReasons = async (db: Db, { changes }: Pick<Release, 'changes'>): Promise<Reason[]> => {
  const change = changes.find(({ name }) => name === shellName);
  if (!change) return [];
  const { version } = change;
  if (version === null)
    return [{ code: 'shell-needed', path: 'version', message: 'Without the shell there is no page' }];
  const kept = await db
    .selectFrom('module_versions')
    .select('files')
    .where('name', '=', shellName)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!kept || shellPages.every((page) => Object.hasOwn(kept.files, page))) return [];
  const message = `The shell ${version} was published before its files were kept: publish it again under another version`;
  return [{ code: 'missing-file', path: 'version', message }];
};
