import { useErrorText, useFieldMessage, useIntl } from '@bidwright/remote-kit/intl';
import type { Reading } from '@bidwright/remote-kit/store';
import { Box, Failed } from '@bidwright/remote-kit/ui';

interface LookupsFailedProps {
  lists: readonly Reading<unknown>[];
}

/** Says once that lists to choose from did not load, however many they are. */
export const LookupsFailed = ({ lists }: LookupsFailedProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const fieldMessage = useFieldMessage();
  const failed = lists.filter(({ error, data }) => error && !data);
  const error = failed[0]?.error;
  if (!error) return null;
  const [fault] = Object.values(error.fields ?? {});
  return (
    <Box sx={{ marginBlockEnd: 1.5 }}>
      <Failed
        title={intl.formatMessage({ id: 'opportunities.lookups.failed' })}
        text={fault ? fieldMessage(fault) : errorText(error)}
        reference={error.requestId}
        onRetry={
          // What is refused would be refused again.
          fault
            ? undefined
            : () => {
                for (const { refetch } of failed) refetch();
              }
        }
      />
    </Box>
  );
};
