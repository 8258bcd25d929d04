import { fieldsOf } from '@bidwright/contract-kit';
import { opportunities, parts } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Page, Typography } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { NotPermitted } from '../../opportunities/bid/record/NotPermitted.tsx';
import { TableImport } from '../../opportunities/bids/import/TableImport.tsx';
import { projectsAddress } from '../addresses.ts';
import { useProjectParents } from '../useProjectParents.ts';

const { actualCosts } = parts;

/** What a column may fill: the bid, by name, number or id, and what its work has cost in a month. */
const fields = ['parent', ...fieldsOf(actualCosts.input).map(({ name }) => name)];

/** A table of actual costs comes in, which is the only way to record them. */
export const ImportCostsPage = () => {
  const intl = useIntl();
  const parents = useProjectParents();
  const title = intl.formatMessage({ id: 'opportunities.costs.import' });
  if (!can(actualCosts.many.import, usePerson())) return <NotPermitted title={title} />;
  return (
    <Page title={title} parents={parents} width="form">
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 720, marginBlockEnd: 1.5 }}>
        <FormattedMessage id="opportunities.costs.importHelp" />
      </Typography>
      <TableImport
        target={{
          collection: actualCosts,
          col: opportunities.name,
          sub: actualCosts.name,
          title: intl.formatMessage({ id: 'opportunities.costs.title' }),
          fields,
          nameOf: (field) => intl.formatMessage({ id: `opportunities.costs.field.${field}` }),
          wordsOf: (field) => (field === 'parent' ? [opportunities.name, 'opportunity', 'parent.id'] : []),
        }}
        seen={{ href: projectsAddress, text: intl.formatMessage({ id: 'opportunities.costs.see' }) }}
      />
    </Page>
  );
};
