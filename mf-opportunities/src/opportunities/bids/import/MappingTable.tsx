import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { dateField } from '../filters/DateLine.tsx';
import type { ImportTarget, Mapping } from './ImportTarget.ts';

interface MappingTableProps {
  target: Pick<ImportTarget, 'fields' | 'nameOf'>;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

const cell = { padding: '4px 8px', borderBottom: 1, borderColor: 'divider', textAlign: 'start' } as const;

/** Which column fills which field. */
export const MappingTable = ({ target, mapping, onChange }: MappingTableProps) => {
  const intl = useIntl();
  const taken = new Set(Object.values(mapping));
  return (
    <Box
      // It scrolls, so keys must reach it.
      tabIndex={0}
      component="section"
      aria-label={intl.formatMessage({ id: 'opportunities.import.mapping' })}
      sx={{ maxHeight: 360, overflow: 'auto' }}
    >
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', typography: 'body2' }}>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={cell}>
              <FormattedMessage id="opportunities.import.column" />
            </Box>
            <Box component="th" scope="col" sx={cell}>
              <FormattedMessage id="opportunities.import.field" />
            </Box>
          </tr>
        </thead>
        <tbody>
          {Object.entries(mapping).map(([column, path]) => (
            <tr key={column}>
              <Box component="th" scope="row" sx={{ ...cell, fontWeight: 400 }}>
                <bdi>{column}</bdi>
              </Box>
              <Box component="td" sx={cell}>
                <Box
                  component="select"
                  aria-label={column}
                  value={path ?? ''}
                  onChange={({ target }) => onChange({ ...mapping, [column]: target.value || null })}
                  sx={{ ...dateField, width: '100%' }}
                >
                  <option value="">{intl.formatMessage({ id: 'opportunities.import.nothing' })}</option>
                  {target.fields
                    .filter((field) => field === path || !taken.has(field))
                    .map((field) => (
                      <option key={field} value={field}>
                        {target.nameOf(field)}
                      </option>
                    ))}
                </Box>
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
