import { isUnder, type Mail, type MailFilter, mailFilters } from '@bidwright/contract-template-demo/api';
import { Box, ListItemButton } from '@bidwright/remote-kit/ui';
import { Choose } from '../Choose.tsx';
import { useDemo } from '../client/index.ts';
import { useText } from '../useText.ts';

interface FoldersProps {
  value: MailFilter;
  onChange: (filter: MailFilter) => void;
}

const countIn = (mails: readonly Mail[], filter: MailFilter) => mails.filter((mail) => isUnder(filter, mail)).length;

/** Where mails lie, each with how many; a list to choose from where there is little room. */
export const Folders = ({ value, onChange }: FoldersProps) => {
  const text = useText();
  const { data = [] } = useDemo('GET /api/mails/list');
  const folders = mailFilters.map((filter) => ({
    value: filter,
    label: text(`mail.folder.${filter}`),
    count: countIn(data, filter),
  }));
  return (
    <>
      <Box
        component="nav"
        aria-label={text('mail.folders')}
        sx={{ display: { xs: 'none', md: 'grid' }, alignContent: 'start' }}
      >
        {folders.map((folder) => (
          <ListItemButton
            key={folder.value}
            selected={folder.value === value}
            aria-current={folder.value === value || undefined}
            onClick={() => onChange(folder.value)}
          >
            <Box component="span" sx={{ flex: 1 }}>
              {folder.label}
            </Box>
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {folder.count}
            </Box>
          </ListItemButton>
        ))}
      </Box>
      <Box sx={{ display: { md: 'none' } }}>
        <Choose label={text('mail.folders')} choices={folders} value={value} onChange={onChange} />
      </Box>
    </>
  );
};
