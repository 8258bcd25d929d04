/** Each bucket of times reaches a fifth further than the one before: what is read back is at most a tenth off. */
const step = 1.2;

/** The last bucket takes all that took more than four minutes. */
const last = 68;

/** The bucket of a time in milliseconds. */
export const bucketOf = (time: number): number =>
  Math.min(last, Math.max(0, Math.ceil(Math.log(time) / Math.log(step))));

export interface Bucket {
  bucket: number;
  count: number;
}

/** The time in milliseconds that this share of all stayed below; null of none. */
export const percentile = (buckets: Bucket[], share: number): number | null => {
  const sorted = buckets.toSorted((one, other) => one.bucket - other.bucket);
  const wanted = share * sorted.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  const found = sorted.find(({ count }) => {
    passed += count;
    return passed >= wanted;
  });
  return found ? Math.max(1, Math.round(step ** (found.bucket - 0.5))) : null;
};
