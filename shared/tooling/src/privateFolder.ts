import { chmod, mkdir } from 'node:fs/promises';

/** Makes a folder that this user alone can enter; one that there is already is closed to others. */
export const privateFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
};
