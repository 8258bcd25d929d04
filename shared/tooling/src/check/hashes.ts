import { readFile } from 'node:fs/promises';

/** What npm writes of a package in `package-lock.json`. */
interface Locked {
  integrity?: string;
  /** It is a room of ours. */
  link?: boolean;
}

const isOurs = (path: string, { link }: Locked) => link || !path.includes('node_modules/');

/**
 * What the lock file lets in without knowing its content: npm leaves out hashes of packages for other systems when it
 * writes the file from what is installed.
 */
export const unhashed = async (lockFile: string): Promise<string[]> => {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(await readFile(lockFile, 'utf8'));
  return Object.entries(packages)
    .filter(([path, locked]) => !isOurs(path, locked) && !/^sha512-[\w+/]{86}==$/.test(locked.integrity ?? ''))
    .map(([path]) => `${path} has no sha512 hash; take its entry out of package-lock.json and run: npm install`);
};
