import { usePerson } from '@bidwright/shell-api';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { NotPermittedPage } from '../errors/NotPermittedPage.tsx';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { allowed } from './allowed.ts';
import { pageOf } from './arrival.ts';
import { ModuleArea } from './ModuleArea.tsx';
import { ModulePages } from './ModulePages.tsx';
import { type Owner, ownerOf } from './ownerOf.ts';
import { useModules } from './useModules.ts';

/** Who owns a path stays so while somebody is on it: a version that gives the path up takes no form away. */
const useOwner = (pathname: string): Owner | undefined => {
  const modules = useModules();
  const [known, setKnown] = useState<{ pathname: string; owner: Owner }>();
  const owner = ownerOf(modules, pathname);
  const isOverridden = owner?.version.override || known?.owner.version.override;
  if (known?.pathname === pathname && !isOverridden) return known.owner;
  const isNews = owner?.version !== known?.owner.version || pathname !== known?.pathname;
  if (owner && isNews) setKnown({ pathname, owner });
  return owner;
};

/** Every path that is not the shell's own: the page of the module that owns it. */
export const ModulePage = () => {
  const shellIntl = useIntl();
  const person = usePerson();
  const { pathname } = useLocation();
  const owner = useOwner(pathname);
  if (!owner) return <NotFoundPage />;
  if (!allowed(person, owner.route.roles)) return <NotPermittedPage />;
  const { version } = owner;
  return (
    <ModuleArea
      key={version.file.name}
      version={version}
      heading="h1"
      loading={<PageSkeleton />}
      viewOf={pageOf(pathname)}
    >
      {(module, version, renew) => (
        <ModulePages version={version} module={module} shellIntl={shellIntl} onRetry={renew} />
      )}
    </ModuleArea>
  );
};
