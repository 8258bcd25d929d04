import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What became of the last backups of a platform, as its front door tells Admins; instants in seconds since 1970. */
interface Note {
  madeAt?: number;
  folder?: string;
  tookMs?: number;
  failedAt?: number;
  reason?: string;
}

/** The file in which a platform's last backups are noted. */
export const backupNoteFile = (dataDir: string): string => join(dataDir, 'last-backup.json');

/** What was noted before; nothing where nobody has, or the file is no note. */
const notedIn = async (file: string): Promise<Note> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return {};
  }
};

/** Notes what became of a backup beside what is known of the one before. */
export const noteBackup = async (dataDir: string, note: Note): Promise<void> => {
  const file = backupNoteFile(dataDir);
  await writeFile(`${file}.new`, JSON.stringify({ ...(await notedIn(file)), ...note }), { mode: 0o600 });
  await rename(`${file}.new`, file);
};
