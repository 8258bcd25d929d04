import { stat } from 'node:fs/promises';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { incomingIn } from './folder.ts';
import type { StorageSettings } from './settings.ts';
import type { Storage } from './storage.ts';

/** Files in a bucket of S3. */
export const bucketStorage = (given: StorageSettings): Storage => {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given;
  const driver = new S3Driver({
    bucket: S3_BUCKET,
    region: S3_REGION,
    visibility: 'private',
    // Not every store that speaks like S3 knows them.
    supportsACL: false,
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    ...(S3_ACCESS_KEY_ID && {
      credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    }),
    // Checksums nobody asked for end up in the files of older stores.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 2000, socketTimeout: 20_000 },
  });
  const disk = new Disk(driver);
  return {
    incoming: incomingIn(given.DATA_DIR),
    keep: async (file, key) => {
      const { size } = await stat(file);
      await disk.copyFromFs(file, key, { contentLength: size, contentType: 'application/octet-stream' });
    },
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
  };
};
