import { Alert, Button } from '@bidwright/remote-kit/ui';
import { useLanguage } from '@bidwright/shell-api';
import Construction from '@mui/icons-material/ConstructionOutlined';
import { useEffect } from 'react';
import { FormattedMessage, FormattedTime } from 'react-intl';
import { stopOverride, useOfferedOverride } from './override.ts';
import { refreshModules, useModules } from './useModules.ts';

/** Somebody who works on a module waits for each change. */
const often = 1000;

/** On every page: which modules this person sees in a version in the making, and the way back. */
export const OverrideBanner = () => {
  const language = useLanguage();
  const overridden = useModules().filter(({ override }) => override);
  const isOn = overridden.length > 0;
  useOfferedOverride();
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(refreshModules, often);
    return () => clearInterval(timer);
  }, [isOn]);
  return overridden.map(({ name, file, override }) => (
    <Alert
      key={name}
      severity="warning"
      icon={<Construction fontSize="inherit" />}
      action={
        <Button size="small" color="inherit" onClick={() => stopOverride(name)}>
          <FormattedMessage id="shell.override.stop" />
        </Button>
      }
      sx={{ marginBlockEnd: 1.5 }}
    >
      <FormattedMessage
        id="shell.override"
        values={{ module: file.title[language], time: <FormattedTime value={(override?.expires ?? 0) * 1000} /> }}
      />
    </Alert>
  ));
};
