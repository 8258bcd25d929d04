import { mailStates, mailTemplates } from '@bidwright/contract-shell';
import { useIntl } from '@bidwright/remote-kit/intl';
import { SearchBox } from '@bidwright/remote-kit/search';
import { FilterChip } from '@bidwright/remote-kit/table';
import { Stack } from '@bidwright/remote-kit/ui';
import { useCallback } from 'react';
import type { useOutboxState } from './useOutboxState.ts';

const choices = { state: mailStates, template: mailTemplates };

/** Which mails of the outbox are shown. */
export const EmailFilters = ({ shown }: { shown: ReturnType<typeof useOutboxState> }) => {
  const intl = useIntl();
  const { change } = shown;
  const text = (id: string) => intl.formatMessage({ id: `admin.emails.${id}` });
  const onSearch = useCallback((search: string) => change({ search: [search] }), [change]);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockEnd: 1.5 }}>
      <SearchBox label={text('search')} value={shown.search} onChange={onSearch} />
      {(['state', 'template'] as const).map((name) => (
        <FilterChip
          key={name}
          label={text(name)}
          options={choices[name].map((value) => ({ value, label: text(`${name}.${value}`) }))}
          value={shown[name]}
          onChange={(values) => change({ [name]: values })}
        />
      ))}
    </Stack>
  );
};
