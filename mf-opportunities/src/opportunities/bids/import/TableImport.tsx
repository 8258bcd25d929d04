import {
  bpas,
  budgetTypes,
  companies,
  opportunityOwner,
  projectTypes,
  sources,
  teams,
} from '@bidwright/contract-admin';
import { ImportActions, type ImportTarget, madeLists, tableImport } from '@bidwright/remote-kit/importing';
import { Box, Button, Card } from '@bidwright/remote-kit/ui';
import { admin, jobs } from '../../../api.ts';

const { useTableImport, ImportBody } = tableImport(jobs);

/** Not statuses and chances: figures count by what is said in them beside the name. */
const lists = madeLists(admin, [bpas, budgetTypes, companies, opportunityOwner, projectTypes, sources, teams]);

interface TableImportProps {
  target: Omit<ImportTarget, 'lists' | 'after'>;
  /** Where what came in is seen. */
  seen: { href: string; text: string };
}

/** A table of bids, or of what belongs to them, comes in. */
export const TableImport = ({ target, seen }: TableImportProps) => {
  const after = () => (
    <Button href={seen.href} sx={{ justifySelf: 'start' }}>
      {seen.text}
    </Button>
  );
  const whole = { ...target, lists, after };
  const importing = useTableImport(whole);
  return (
    <Card sx={{ display: 'grid', gap: 2, padding: 2 }}>
      <ImportBody target={whole} importing={importing} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
        <ImportActions importing={importing} />
      </Box>
    </Card>
  );
};
