import Box from '@mui/material/Box';
import Select from '@mui/material/Select';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportTarget, Mapping } from './importTarget.ts';

interface MappingTableProps {
  target: Pick<ImportTarget, 'fields' | 'nameOf'>;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

const cell = { padding: '4px 8px', borderBottom: 1, borderColor: 'divider', textAlign: 'start' } as const;

/** Which column of the file fills which field. */
export const MappingTable = ({ target, mapping, onChange }: MappingTableProps) => {
  const intl = useIntl();
  const taken = new Set(Object.values(mapping));
  return (
    <Box
      // It scrolls, so keys must reach it.
      tabIndex={0}
      component="section"
      aria-label={intl.formatMessage({ id: 'kit.import.mapping' })}
      sx={{ maxHeight: 360, overflow: 'auto' }}
    >
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', typography: 'body2' }}>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={cell}>
              <FormattedMessage id="kit.import.column" />
            </Box>
            <Box component="th" scope="col" sx={cell}>
              <FormattedMessage id="kit.import.field" />
            </Box>
          </tr>
        </thead>
        <tbody>
          {Object.entries(mapping).map(([column, path]) => (
            <tr key={column}>
              <Box component="th" scope="row" sx={{ ...cell, fontWeight: 400, overflowWrap: 'anywhere' }}>
                <bdi>{column}</bdi>
              </Box>
              <Box component="td" sx={cell}>
                {/* The device's own list: a file may have hundreds of columns. */}
                <Select
                  native
                  size="small"
                  fullWidth
                  value={path ?? ''}
                  onChange={({ target: { value } }) => onChange({ ...mapping, [column]: value || null })}
                  inputProps={{ 'aria-label': column }}
                >
                  <option value="">{intl.formatMessage({ id: 'kit.import.nothing' })}</option>
                  {target.fields
                    .filter((field) => field === path || !taken.has(field))
                    .map((field) => (
                      <option key={field} value={field}>
                        {target.nameOf(field)}
                      </option>
                    ))}
                </Select>
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
