import { Link } from '@bidwright/remote-kit/ui';

/** The contract lets people leave out the protocol. Nothing but the web is ever opened. */
const webAddress = (text: string): string | undefined => {
  try {
    return new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`).href;
  } catch {
    return undefined;
  }
};

/** An address that somebody typed, opened apart from the app. */
export const SafeLink = ({ address }: { address: string }) => {
  const href = webAddress(address);
  if (!href) return <bdi>{address}</bdi>;
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      <bdi>{address}</bdi>
    </Link>
  );
};
