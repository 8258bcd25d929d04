import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import type { Mapping } from './useImport.ts';

interface MappingTableProps {
  fields: readonly string[];
  nameOf: (field: string) => string;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

const cell = { padding: '4px 8px', borderBottom: 1, borderColor: 'divider', textAlign: 'start' } as const;
const select = {
  width: '100%',
  minHeight: 36,
  paddingInline: 1,
  border: 1,
  borderColor: 'line.strong',
  borderRadius: 1,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
};

/** Which column of the file fills which field. */
export const MappingTable = ({ fields, nameOf, mapping, onChange }: MappingTableProps) => {
  const intl = useIntl();
  const taken = new Set(Object.values(mapping));
  return (
    <Box
      // It scrolls, so keys must reach it.
      tabIndex={0}
      component="section"
      aria-label={intl.formatMessage({ id: 'admin.import.mapping' })}
      sx={{ maxHeight: 280, overflow: 'auto' }}
    >
      <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse', typography: 'body2' }}>
        <thead>
          <tr>
            <Box component="th" scope="col" sx={cell}>
              <FormattedMessage id="admin.import.column" />
            </Box>
            <Box component="th" scope="col" sx={cell}>
              <FormattedMessage id="admin.import.field" />
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
                <Box
                  component="select"
                  aria-label={column}
                  value={path ?? ''}
                  onChange={({ target }) => onChange({ ...mapping, [column]: target.value || null })}
                  sx={select}
                >
                  <option value="">{intl.formatMessage({ id: 'admin.import.nothing' })}</option>
                  {fields
                    .filter((field) => field === path || !taken.has(field))
                    .map((field) => (
                      <option key={field} value={field}>
                        {nameOf(field)}
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
