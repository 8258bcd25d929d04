import type { ComponentProps } from 'react';
import { Link, useInRouterContext } from 'react-router-dom';

/** A link that stays in the page where the address is one of the app's pages; a file to keep is none. */
export const AppLink = ({ href = '', children, ...rest }: ComponentProps<'a'>) => {
  const routed = useInRouterContext();
  const isPage = rest.download === undefined && /^[/?#.]/.test(href) && !href.startsWith('//');
  return routed && isPage ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
};
