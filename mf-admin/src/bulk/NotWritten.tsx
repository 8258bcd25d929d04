import type { RecordResult } from '@bidwright/contract-kit';
import { FormattedMessage, useFieldMessage } from '@bidwright/remote-kit/intl';
import { Alert, Box } from '@bidwright/remote-kit/ui';

interface NotWrittenProps {
  refused: readonly RecordResult[];
  nameOf: (id: string) => string | null | undefined;
}

/** Records that stayed as they were, by name and each with the reason. */
export const NotWritten = ({ refused, nameOf }: NotWrittenProps) => {
  const said = useFieldMessage();
  if (refused.length === 0) return null;
  return (
    <Alert severity="warning">
      <FormattedMessage id="admin.bulk.refused" values={{ count: refused.length }} />
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
        {refused.map(({ id, outcome, reason = '', fields = {} }) => (
          <li key={id}>
            <bdi>{nameOf(id ?? '') || id}</bdi>:{' '}
            <span dir="auto">
              {outcome === 'refused' ? (
                Object.values(fields).map(said).join('; ') || reason
              ) : (
                <FormattedMessage id={`admin.bulk.${outcome}`} />
              )}
            </span>
          </li>
        ))}
      </Box>
    </Alert>
  );
};
