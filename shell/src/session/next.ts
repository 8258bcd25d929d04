interface Place {
  pathname: string;
  search?: string;
  hash?: string;
}

/** The sign-in page that leads back to a place. */
export const signInAddress = ({ pathname, search = '', hash = '' }: Place): string =>
  pathname === '/' ? '/login' : `/login?${new URLSearchParams({ next: pathname + search + hash })}`;

/** Where to go after signing in. An address that leads out of the app is not followed. */
export const nextAddress = (search: string): string => {
  const next = new URLSearchParams(search).get('next') ?? '';
  const address = next.startsWith('/') ? URL.parse(next, location.origin) : null;
  return address?.origin === location.origin ? address.pathname + address.search + address.hash : '/dashboard';
};
