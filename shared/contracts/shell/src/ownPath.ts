/** An address within this app; `//host` and `/\host` would lead to another. */
export const ownPath: RegExp = /^\/(?:[^\s/\\][^\s\\]*)?$/;
