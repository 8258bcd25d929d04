import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { jobHooks } from '../store/jobHooks.ts';
import type { Jobs } from './undoHook.ts';
import { undoImport } from './undoImport.tsx';

interface PastImportsProps {
  col: string;
  sub?: string;
}

/** Jobs that are looked at, the newest. */
const max = 200;

/** The person's imports into a collection that can still be taken back; nothing where there is none. */
export const pastImports = ({ useOwnJobs, ...jobs }: Jobs & Pick<ReturnType<typeof jobHooks>, 'useOwnJobs'>) => {
  const UndoImport = undoImport(jobs);
  return function PastImports({ col, sub }: PastImportsProps) {
    const intl = useIntl();
    const { data = [] } = useOwnJobs(max);
    const found = data.filter((job) => job.undo && job.col === col && job.sub === (sub ?? null));
    if (found.length === 0) return null;
    return (
      <Box component="section" sx={{ display: 'grid', gap: 1 }}>
        <Typography component="h3" variant="subtitle2">
          <FormattedMessage id="kit.undo.past" />
        </Typography>
        <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {found.map((job) => (
            <Box component="li" key={job.id} sx={{ display: 'grid', gap: 0.5 }}>
              <span>
                {intl.formatDate(job.dateCreated * 1000, { dateStyle: 'medium', timeStyle: 'short' })}
                {' · '}
                <FormattedMessage
                  id="kit.undo.wrote"
                  values={{ created: job.counts.created ?? 0, changed: job.counts.changed ?? 0 }}
                />
              </span>
              <UndoImport job={job} />
            </Box>
          ))}
        </Box>
      </Box>
    );
  };
};
