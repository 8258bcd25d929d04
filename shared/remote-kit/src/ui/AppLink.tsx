import type { ComponentProps } from 'react';
import { Link, useInRouterContext } from 'react-router-dom';

/** A link that stays in the page where the address is the app's own. */
export const AppLink = ({ href = '', children, ...rest }: ComponentProps<'a'>) => {
  const routed = useInRouterContext();
  return routed && /^[/?#.]/.test(href) && !href.startsWith('//') ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
};
