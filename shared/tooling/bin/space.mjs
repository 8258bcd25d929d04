import { statfsSync } from 'node:fs';

/**
 * What to tell a person whose disk is too full, or undefined when there is room.
 * @param {string} folder
 * @param {number} megabytes Needed there.
 */
export const lackOfSpace = (folder, megabytes) => {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1_000_000);
  return free < megabytes
    ? `Not enough disk space: ${free} MB free in ${folder}, ${megabytes} MB needed. Free some and try again.`
    : undefined;
};
