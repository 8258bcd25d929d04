import { Alert, Button } from '@bidwright/remote-kit/ui';
import { useLanguage } from '@bidwright/shell-api';
import Construction from '@mui/icons-material/ConstructionOutlined';
import { type ReactNode, useEffect } from 'react';
import { FormattedMessage, FormattedTime } from 'react-intl';
import { boot } from '../boot.ts';
import { stopOverride, useOfferedOverride } from './override.ts';
import { refreshModules, useModules } from './useModules.ts';

/** Somebody who works on a module waits for each change. */
const often = 1000;

/** Says what is seen in a version in the making; the button leads back. */
const Banner = ({ module, children }: { module: string; children: ReactNode }) => (
  <Alert
    severity="warning"
    icon={<Construction fontSize="inherit" />}
    action={
      <Button size="small" color="inherit" onClick={() => stopOverride(module)}>
        <FormattedMessage id="shell.override.stop" />
      </Button>
    }
    sx={{ marginBlockEnd: 1.5 }}
  >
    {children}
  </Alert>
);

const timeOf = (seconds: number) => <FormattedTime value={seconds * 1000} />;

/** On every page: which modules this person sees in a version in the making, or the shell, and the way back. */
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
  return (
    <>
      {boot.overrideUntil !== null && (
        <Banner module="shell">
          <FormattedMessage id="shell.override.app" values={{ time: timeOf(boot.overrideUntil) }} />
        </Banner>
      )}
      {overridden.map(({ name, file, override }) => (
        <Banner key={name} module={name}>
          <FormattedMessage
            id="shell.override"
            values={{ module: file.title[language], time: timeOf(override?.expires ?? 0) }}
          />
        </Banner>
      ))}
    </>
  );
};
