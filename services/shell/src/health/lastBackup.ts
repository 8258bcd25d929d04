import { readFile } from 'node:fs/promises';
import { notedBackup, type PlatformHealth } from '@bidwright/contract-shell';
import { codeOf } from '@bidwright/service-kit';

/** What whoever makes backups of the platform noted last; nothing where there is no note yet. */
export const lastBackup = async (file: string): Promise<Omit<PlatformHealth['backup'], 'isNightly'>> => {
  try {
    return await notedBackup.validate(file ? JSON.parse(await readFile(file, 'utf8')) : {}, { stripUnknown: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return notedBackup.getDefault();
    throw error;
  }
};
