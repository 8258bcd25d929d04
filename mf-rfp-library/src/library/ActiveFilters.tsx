import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button } from '@bidwright/remote-kit/ui';
import Close from '@mui/icons-material/CloseOutlined';
import { labelOf, listNames, pickNames, type Search, textNames } from './search.ts';
import { useChoices } from './useChoices.ts';

interface ActiveFiltersProps {
  search: Search;
  onChange: (wanted: Partial<Search>) => void;
}

/** A name that has no room in one line is cut. */
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** The filters that are set, each with the way to take it back. */
export const ActiveFilters = ({ search, onChange }: ActiveFiltersProps) => {
  const intl = useIntl();
  const choices = useChoices();
  const answer = (text: string) =>
    text === 'Yes' || text === 'No' ? intl.formatMessage({ id: `rfp-library.answer.${text}` }) : text;
  const set = [
    ...listNames.flatMap((name) =>
      search[name].map((value) => ({
        name,
        // Beside the filter's name a year speaks for itself.
        text: (name !== 'year' && choices[name].find((one) => one.value === value)?.label) || value,
        without: { [name]: search[name].filter((one) => one !== value) },
      })),
    ),
    ...pickNames.flatMap((name) => {
      const text = search[name]?.name;
      return text ? [{ name, text, without: { [name]: null } }] : [];
    }),
    ...textNames.flatMap((name) =>
      search[name] ? [{ name, text: answer(search[name]), without: { [name]: '' } }] : [],
    ),
  ];
  if (set.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={intl.formatMessage({ id: 'rfp-library.active' })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.75,
        margin: 0,
        padding: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        listStyle: 'none',
      }}
    >
      {set.map(({ name, text, without }) => {
        const label = intl.formatMessage({ id: labelOf(name) });
        return (
          <li key={`${name} ${text}`}>
            <Button
              size="small"
              variant="outlined"
              endIcon={<Close />}
              aria-label={intl.formatMessage({ id: 'rfp-library.active.remove' }, { filter: label, value: text })}
              onClick={() => onChange(without)}
              sx={{ minHeight: 28, paddingBlock: 0, maxWidth: '100%' }}
            >
              <Box component="span" sx={{ color: 'text.secondary', marginInlineEnd: 0.75, flex: 'none' }}>
                {label}
              </Box>{' '}
              <Box component="bdi" sx={cut}>
                {text}
              </Box>
            </Button>
          </li>
        );
      })}
    </Box>
  );
};
