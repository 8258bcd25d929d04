import { today } from '@bidwright/remote-kit/ui';

/** So many months, from this one on. */
export const fromNow = (months: number) => ({ from: today().slice(0, 7), months });
