import type { Change } from '@bidwright/contract-kit';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { type Entry, useEntrySub } from '../../api.ts';
import { Loaded } from './Loaded.tsx';
import { differenceOf, type Version, versionsOf } from './versions.ts';

const looks = {
  same: {},
  added: { bgcolor: 'success.light', color: 'success.dark', textDecoration: 'none' },
  removed: { bgcolor: 'error.light', color: 'error.dark' },
};
const tags = { same: 'span', added: 'ins', removed: 'del' } as const;

const DifferenceView = ({ before, after }: NonNullable<Version['text']>) => (
  <Box dir="auto" sx={{ whiteSpace: 'pre-line', padding: 1, bgcolor: 'surface.sunk', borderRadius: 1 }}>
    {differenceOf(before, after).map(({ at, text, kind }) => (
      <Box component={tags[kind]} key={at} sx={looks[kind]}>
        {text}
      </Box>
    ))}
  </Box>
);

/** The versions of an entry, and what each changed in the text. */
export const Versions = ({ entry: { id } }: { entry: Entry }) => {
  const intl = useIntl();
  const log = useEntrySub<Change>(id, 'changeLog');
  const named = (field: string) => intl.formatMessage({ id: `rfp-library.field.${field}` });
  return (
    <Loaded reading={log} none="rfp-library.versions.none">
      {(changes) =>
        versionsOf(changes).map(({ version, at, who, fields, text }) => (
          <Box component="li" key={version} sx={{ marginBlockEnd: 1.5 }}>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              <FormattedMessage
                id="rfp-library.versions.of"
                values={{
                  version,
                  who: <bdi>{who}</bdi>,
                  when: intl.formatDate(at * 1000, { dateStyle: 'medium', timeStyle: 'short' }),
                }}
              />
            </Box>
            <Box>
              {fields.length > 0 ? (
                intl.formatList(fields.map(named), { style: 'narrow' })
              ) : (
                <FormattedMessage id="rfp-library.versions.first" />
              )}
            </Box>
            {text && (
              <Box component="details" sx={{ marginBlockStart: 0.5 }}>
                <Box component="summary" sx={{ cursor: 'pointer', color: 'primary.main', minHeight: 24 }}>
                  <FormattedMessage id="rfp-library.versions.difference" />
                </Box>
                <DifferenceView {...text} />
              </Box>
            )}
          </Box>
        ))
      }
    </Loaded>
  );
};
