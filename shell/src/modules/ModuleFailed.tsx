import type { ModuleVersion } from '@bidwright/contract-shell';
import { Failed } from '@bidwright/remote-kit/ui';
import { useLanguage } from '@bidwright/shell-api';
import { useIntl } from 'react-intl';
import type { Failure } from './Failure.ts';

interface ModuleFailedProps {
  version: ModuleVersion;
  failure: Failure;
  onRetry: () => void;
  heading?: 'h1';
}

/** Says in the module's own area what failed, and that the rest of the app works. */
export const ModuleFailed = ({ version: { file, version }, failure, onRetry, heading }: ModuleFailedProps) => {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <Failed
      title={intl.formatMessage({ id: 'shell.module.failed' }, { module: file.title[language] })}
      text={intl.formatMessage({ id: `shell.module.failed.${failure.reason ?? failure.kind}` })}
      reference={`${file.name} ${version} · ${failure.kind}`}
      onRetry={onRetry}
      heading={heading}
    />
  );
};
