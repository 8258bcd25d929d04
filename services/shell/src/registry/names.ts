import type { Reason } from './reason.ts';

/** Nothing is published under other names and versions, and columns of such names do not even compare with others. */
export const isPublishable = (text: string): boolean => /^[\x21-\x7e]{1,60}$/.test(text);

/** Versions that teams work on are named apart from published ones, so that neither ever stands in the other's folder. */
const inTheMaking = '0.0.0-dev.';

export const isInTheMaking = (version: string): boolean => version.startsWith(inTheMaking);

/** A version that is to be published, under a name that is kept for overrides. */
export const reservedReasons = (version: string): Reason[] =>
  isInTheMaking(version)
    ? [
        {
          code: 'reserved-version',
          path: 'version',
          message: `${inTheMaking}… names versions in the making, which are offered as overrides; publish under another version`,
        },
      ]
    : [];

/** A version that is to be offered as an override, under a name that may be published. */
export const unreservedReasons = (version: string): Reason[] =>
  isInTheMaking(version)
    ? []
    : [
        {
          code: 'published-version',
          path: 'version',
          message: `${version} may be the name of a published version; an override is named ${inTheMaking}…`,
        },
      ];
