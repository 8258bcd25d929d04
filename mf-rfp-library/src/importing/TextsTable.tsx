import { sectionTitles, teams } from '@bidwright/contract-admin';
import { importFieldsOf } from '@bidwright/contract-kit';
import { rfpContent } from '@bidwright/contract-rfp-library';
import { ImportActions, madeLists, tableImport } from '@bidwright/remote-kit/importing';
import { FormattedMessage, useColumnName, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, SectionCard } from '@bidwright/remote-kit/ui';
import { libraryAddress } from '../addresses.ts';
import { admin, jobs } from '../api.ts';

const { useTableImport, ImportBody } = tableImport(jobs);

const lists = madeLists(admin, [sectionTitles, teams]);

/** Files are uploaded on the page of a text, and reviews are done there. */
const elsewhere = new Set(['document', 'image', 'richText', 'lastReviewed']);
const fields = importFieldsOf(rfpContent).filter((field) => !elsewhere.has(field));

const after = () => (
  <Button href={libraryAddress} sx={{ justifySelf: 'start' }}>
    <FormattedMessage id="rfp-library.table.seen" />
  </Button>
);

/** A table of texts comes in, such as the answers that a firm keeps in a workbook. */
export const TextsTable = () => {
  const intl = useIntl();
  const nameOf = useColumnName((field) => intl.formatMessage({ id: `rfp-library.field.${field}` }));
  const wordsOf = (path: string) => {
    const id = `rfp-library.table.words.${path}`;
    return id in intl.messages ? intl.formatMessage({ id }).split(';') : [];
  };
  const title = intl.formatMessage({ id: 'rfp-library.table' });
  const target = {
    col: rfpContent.name,
    collection: rfpContent,
    title,
    fields,
    nameOf,
    wordsOf,
    matches: [rfpContent.match ?? []],
    lists,
    after,
  };
  const importing = useTableImport(target);
  return (
    <SectionCard title={title}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ImportBody target={target} importing={importing} help={<FormattedMessage id="rfp-library.table.help" />} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
          <ImportActions importing={importing} />
        </Box>
      </Box>
    </SectionCard>
  );
};
