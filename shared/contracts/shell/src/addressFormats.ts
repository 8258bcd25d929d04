/**
 * How a firm writes addresses, by what stands where: `cityStateCode` as the United States and Canada do, `codeCity` as most of Europe,
 * `cityThenCode` as the United Kingdom, `largestFirst` as China and Japan.
 */
export const addressFormats = ['cityStateCode', 'codeCity', 'cityThenCode', 'largestFirst'] as const;
export type AddressFormat = (typeof addressFormats)[number];
