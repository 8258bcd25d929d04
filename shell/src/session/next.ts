interface Place {
  pathname: string;
  search?: string;
  hash?: string;
}

/** Whether a sign-in page's address says that a session ended there. */
export const hasEnded = (search: string): boolean => new URLSearchParams(search).has('ended');

/** The sign-in page that leads back to a place; told so, it says that the session ended. */
export const signInAddress = ({ pathname, search = '', hash = '' }: Place, ended = false): string => {
  const params = new URLSearchParams({
    ...(pathname !== '/' && { next: pathname + search + hash }),
    ...(ended && { ended: '1' }),
  });
  return params.size > 0 ? `/login?${params}` : '/login';
};

/** Where to go after signing in. An address that leads out of the app is not followed. */
export const nextAddress = (search: string): string => {
  const next = new URLSearchParams(search).get('next') ?? '';
  const address = next.startsWith('/') ? URL.parse(next, location.origin) : null;
  return address?.origin === location.origin ? address.pathname + address.search + address.hash : '/dashboard';
};

/** The sign-in page that asks what is still asked after a password that was proven elsewhere. */
export const stepAddress = (search = ''): string => {
  const params = new URLSearchParams(search);
  params.set('step', '1');
  return `/login?${params}`;
};
