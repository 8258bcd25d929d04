import type { AnyObject, ObjectSchema } from '@bidwright/contract-kit';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, Failed, IconButton, LoadingRows, SectionCard, Tag } from '@bidwright/remote-kit/ui';
import { lazy } from '@bidwright/shell-api';
import Add from '@mui/icons-material/AddOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import { type ReactNode, Suspense, useState } from 'react';
import { useSub } from '../api.ts';
import type { ListRecord } from '../lists/list.ts';

const PartDialog = lazy(async () => ({ default: (await import('./PartDialog.tsx')).PartDialog }));

interface PartCardProps {
  sub: 'contacts' | 'bpas';
  company: ListRecord;
  input: ObjectSchema<AnyObject>;
  children: (part: ListRecord) => ReactNode;
}

/** Those in use first, each by its name. */
const inOrder = (one: ListRecord, other: ListRecord) =>
  Number(one.status === 'Inactive') - Number(other.status === 'Inactive') ||
  String(one.name).localeCompare(String(other.name));

/** What belongs to a company: each can be changed, and more be added. */
export const PartCard = ({ sub, company, input, children }: PartCardProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, error, refetch } = useSub<ListRecord>('companies', company.id, sub);
  const [open, setOpen] = useState<ListRecord | 'new'>();
  const close = () => setOpen(undefined);
  const title = intl.formatMessage({ id: `admin.part.${sub}` });
  return (
    <SectionCard
      title={title}
      count={data?.length}
      actions={
        <Button
          size="small"
          startIcon={<Add />}
          onClick={() => setOpen('new')}
          aria-label={intl.formatMessage({ id: `admin.part.${sub}.add` })}
        >
          <FormattedMessage id="admin.add" />
        </Button>
      }
    >
      {error && !data && (
        <Failed
          title={intl.formatMessage({ id: 'admin.record.failed' })}
          text={errorText(error)}
          reference={error.requestId}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <LoadingRows rows={3} />}
      {data?.length === 0 && <FormattedMessage id={`admin.part.${sub}.none`} />}
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {data?.toSorted(inOrder).map((part) => (
          <Box component="li" key={part.id} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, paddingBlock: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, fontWeight: 500 }}>
                <span dir="auto">{part.name}</span>
                {part.status === 'Inactive' && (
                  <Tag>
                    <FormattedMessage id="admin.choice.Inactive" />
                  </Tag>
                )}
              </Box>
              {children(part)}
            </Box>
            <IconButton
              size="small"
              onClick={() => setOpen(part)}
              aria-label={intl.formatMessage({ id: 'admin.part.edit' }, { name: part.name })}
            >
              <Edit fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      {open && (
        <Suspense>
          <PartDialog
            sub={sub}
            company={company}
            input={input}
            part={open === 'new' ? undefined : open}
            onClose={close}
            onSaved={close}
          />
        </Suspense>
      )}
    </SectionCard>
  );
};
