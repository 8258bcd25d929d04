import { has, importFieldsOf } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Page } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { listAddress } from '../../addresses.ts';
import { useParents } from '../../bid/neighbours/useParents.ts';
import { NotPermitted } from '../../bid/record/NotPermitted.tsx';
import { useColumnName } from '../../field/useColumnName.ts';
import { TableImport } from './TableImport.tsx';

const fields = importFieldsOf(opportunities);

/** A table of bids comes in. */
export const ImportPage = () => {
  const intl = useIntl();
  const parents = useParents();
  const title = intl.formatMessage({ id: 'opportunities.import.title' });
  const nameOf = useColumnName();
  const wordsOf = (path: string) => {
    const id = `opportunities.import.words.${path}`;
    return id in intl.messages ? intl.formatMessage({ id }).split(';') : [];
  };
  if (!has(usePerson())) return <NotPermitted title={title} />;
  return (
    <Page title={title} parents={parents} width="form">
      <TableImport
        target={{
          collection: opportunities,
          col: opportunities.name,
          title: intl.formatMessage({ id: 'opportunities.list.title' }),
          fields,
          nameOf,
          wordsOf,
          matches: [opportunities.match ?? [], ['solicitationName', 'client']],
        }}
        seen={{
          href: `${listAddress}?status=all&sort=-dateUpdated`,
          text: intl.formatMessage({ id: 'opportunities.import.see' }),
        }}
      />
    </Page>
  );
};
