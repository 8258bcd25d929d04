import type { SearchHit } from '@bidwright/shell-api';
import Record from '@mui/icons-material/ArticleOutlined';
import Failed from '@mui/icons-material/CloudOffOutlined';
import { Command } from 'cmdk';
import { useIntl } from 'react-intl';
import { Entry } from './Entry.tsx';
import type { Found } from './useRecords.ts';

interface RecordGroupProps {
  found: Found;
  words: string[];
  onOpen: (path: string) => void;
  onRetry: () => void;
}

/** What one module has found. */
export const RecordGroup = ({ found: { id, title, state, hits }, words, onOpen, onRetry }: RecordGroupProps) => {
  const intl = useIntl();
  if (state === 'found' && hits.length === 0) return null;
  const lines = hits.map((hit: SearchHit) => (
    <Entry
      key={hit.id}
      value={`${id} ${hit.path}`}
      icon={<Record />}
      title={hit.title}
      detail={hit.detail}
      words={words}
      onChoose={() => onOpen(hit.path)}
    />
  ));
  return (
    <Command.Group heading={title}>
      {lines}
      {state === 'failed' && (
        <Entry
          value={`${id} retry`}
          icon={<Failed />}
          title={intl.formatMessage({ id: 'shell.search.failed' })}
          detail={intl.formatMessage({ id: 'shell.search.again' })}
          onChoose={onRetry}
        />
      )}
    </Command.Group>
  );
};
