import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { incomingIn } from './folder.ts';
import type { StorageSettings } from './settings.ts';
import type { Part, Storage } from './storage.ts';

const clientFor = ({ S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: StorageSettings) =>
  new S3Client({
    region: S3_REGION,
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

/** Flydrive reads whole files only. */
const readFrom = async (client: S3Client, Bucket: string, Key: string, part?: Part): Promise<Readable> => {
  const Range = part && `bytes=${part.start}-${part.end}`;
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
  if (Body instanceof Readable) return Body;
  throw new Error('The store answers without a file');
};

/** Files in a bucket of S3. */
export const bucketStorage = (given: StorageSettings): Storage => {
  const { S3_BUCKET: bucket, DATA_DIR } = given;
  const client = clientFor(given);
  // Not every store that speaks like S3 knows who may see what.
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
  return {
    incoming: incomingIn(DATA_DIR),
    keep: async (file, key) => {
      const { size } = await stat(file);
      await disk.copyFromFs(file, key, { contentLength: size, contentType: 'application/octet-stream' });
    },
    read: (key, part) => readFrom(client, bucket, key, part),
    has: (key) => disk.exists(key),
    remove: (key) => disk.delete(key),
  };
};
