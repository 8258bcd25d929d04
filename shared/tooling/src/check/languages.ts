/** The languages of the app; the first is the one texts are written in. */
export const languages = ['en', 'fr', 'ro', 'zh'] as const;
export type Language = (typeof languages)[number];
