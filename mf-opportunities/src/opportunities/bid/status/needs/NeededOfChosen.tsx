import type { Reference } from '@bidwright/contract-kit';
import { useFormValue } from '@bidwright/remote-kit/forms';
import { Box } from '@bidwright/remote-kit/ui';
import { Needed, type NeededProps } from './Needed.tsx';

/** What the bid lacks of what the status asks for that is chosen in the form around. */
export const NeededOfChosen = (props: Omit<NeededProps, 'statusId'>) => {
  const [status] = useFormValue<Reference | null>('opportunityStatus');
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Needed {...props} statusId={status?.id} />
    </Box>
  );
};
