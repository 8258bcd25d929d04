/** The words of a file, without its end where it is too long; or why there are none. */
export type Read = { text: string; problem?: 'cut' } | { text?: undefined; problem: string };
