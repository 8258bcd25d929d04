import type { ModuleOverview } from '@bidwright/contract-shell';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Tag } from '@bidwright/remote-kit/ui';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { failuresToday } from './health.ts';

/** How the version that is on is doing today. */
export const HealthTag = ({ module, today }: { module: ModuleOverview; today: string }) => {
  if (module.active === null) {
    return (
      <Tag>
        <FormattedMessage id="admin.modules.off" />
      </Tag>
    );
  }
  const count = failuresToday(module, today);
  return count === 0 ? (
    <Tag tone="success" icon={<CheckCircle />}>
      <FormattedMessage id="admin.modules.healthy" />
    </Tag>
  ) : (
    <Tag tone="error" icon={<ErrorIcon />}>
      <FormattedMessage id="admin.modules.failing" values={{ count }} />
    </Tag>
  );
};
