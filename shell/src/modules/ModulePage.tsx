import { usePerson } from '@bidwright/shell-api';
import { useIntl } from 'react-intl';
import { matchPath, useLocation } from 'react-router-dom';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { NotPermittedPage } from '../errors/NotPermittedPage.tsx';
import { PageSkeleton } from '../frame/PageSkeleton.tsx';
import { allowed } from './allowed.ts';
import { ModuleArea } from './ModuleArea.tsx';
import { ModulePages } from './ModulePages.tsx';
import { ownerOf } from './ownerOf.ts';
import { useModules } from './useModules.ts';

/** Every path that is not the shell's own: the page of the module that owns it. */
export const ModulePage = () => {
  const shellIntl = useIntl();
  const person = usePerson();
  const { pathname } = useLocation();
  const owner = ownerOf(useModules(), pathname);
  if (!owner) return <NotFoundPage />;
  if (!allowed(person, owner.route.roles)) return <NotPermittedPage />;
  const { version } = owner;
  return (
    <ModuleArea
      key={version.file.name}
      version={version}
      heading="h1"
      loading={<PageSkeleton />}
      viewOf={({ routes }) => routes.find(({ path }) => matchPath(path, pathname))}
    >
      {(module, version) => <ModulePages version={version} module={module} shellIntl={shellIntl} />}
    </ModuleArea>
  );
};
