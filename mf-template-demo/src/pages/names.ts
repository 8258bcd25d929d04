/** Pages of three layouts each, at `/pages/<name>/<name><n>`. */
export const authNames = [
  'login',
  'register',
  'forgot-password',
  'check-mail',
  'reset-password',
  'code-verification',
] as const;
export type AuthName = (typeof authNames)[number];

export const variants = ['1', '2', '3'] as const;
export type Variant = (typeof variants)[number];

export const authAddress = (name: AuthName, variant: Variant): string => `/pages/${name}/${name}${variant}`;
