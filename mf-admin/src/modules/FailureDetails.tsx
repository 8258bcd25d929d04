import type { FailureDetails as Details, FailureCount } from '@bidwright/contract-shell';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, LoadingRows } from '@bidwright/remote-kit/ui';
import { useFailureDetails } from './registry.ts';

const code = { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'monospace' } as const;

type Frame = Details['frames'][number];

const Place = ({ frame: { source, line, column, isMapped } }: { frame: Frame }) => (
  <>
    {`${source}:${line}:${column}`}
    {!isMapped && (
      <Box component="span" sx={{ fontFamily: 'inherit', color: 'text.secondary' }}>
        {' ('}
        <FormattedMessage id="admin.modules.failures.details.unmapped" />)
      </Box>
    )}
    {'\n'}
  </>
);

/** In what a browser, for whom and how it looked: `Firefox, Linux · Team Lead · français, dark`. */
const useSeenText = () => {
  const intl = useIntl();
  return ({ browser, system, roles, language, mode, shell }: Details): string[] => {
    const look = [
      language && intl.formatDisplayName(language, { type: 'language', fallback: 'code' }),
      mode && intl.formatMessage({ id: `admin.modules.proving.${mode}` }),
    ];
    const version = shell && intl.formatMessage({ id: 'admin.modules.failures.details.shell' }, { version: shell });
    return [[browser, system], roles, look, [version]]
      .map((part) => part.filter(Boolean).join(', '))
      .filter((text) => text !== '');
  };
};

/** Where in the sources a version failed last in one way on a day, the innermost place first, and in what a browser. */
export const FailureDetails = ({ module, failure }: { module: string; failure: FailureCount }) => {
  const { version, kind, day } = failure;
  const { data, error } = useFailureDetails({ module, version, kind, day });
  const seenText = useSeenText();
  const errorText = useErrorText();
  if (error) return <Box component="output">{errorText(error)}</Box>;
  if (!data) return <LoadingRows rows={2} height={20} />;
  return (
    <Box sx={{ typography: 'caption', marginBlockStart: 0.5 }}>
      {data.frames.length > 0 ? (
        <Box component="pre" dir="ltr" sx={code}>
          {data.frames.map((frame) => (
            <Place key={Object.values(frame).join(' ')} frame={frame} />
          ))}
        </Box>
      ) : (
        <FormattedMessage id="admin.modules.failures.details.none" />
      )}
      <Box sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>
        {seenText(data).map((text, at) => (
          <span key={text}>
            {at > 0 && ' · '}
            <bdi>{text}</bdi>
          </span>
        ))}
      </Box>
    </Box>
  );
};
