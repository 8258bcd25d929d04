/** The words of a file, or why there are none. */
export type Read = { text: string; problem?: undefined } | { text?: undefined; problem: string };
