import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { AppLink, Box, Link, SectionCard } from '@bidwright/remote-kit/ui';
import { SheetToFill } from '../import/sheet.ts';
import { useColumnName } from '../import/useColumnName.ts';
import { placeOf } from '../lists/list.ts';
import { lists } from '../lists/lists.tsx';

/** What a firm brings along: who comes later names who comes before. */
const order: readonly string[] = ['teams', 'company-types', 'companies', 'users', 'company-contacts'];

/** Workbooks in which a firm writes down what it has, each with the way to its import. */
export const Workbooks = () => {
  const intl = useIntl();
  const nameOf = useColumnName();
  const shown = order.flatMap((path) => lists.filter((list) => list.path === path));
  return (
    <SectionCard title={intl.formatMessage({ id: 'admin.setup.workbooks' })}>
      <Box component="p" sx={{ margin: 0, color: 'text.secondary' }}>
        <FormattedMessage id="admin.setup.workbooks.text" />
      </Box>
      <Box component="ol" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {shown.map((list) => {
          const { collection, path, written } = list;
          const title = intl.formatMessage({ id: `admin.${collection.name}.title` });
          return (
            <Box component="li" key={path} sx={{ '& > *': { verticalAlign: 'baseline' } }}>
              <SheetToFill {...placeOf(list)} title={title} fields={written} nameOf={nameOf} label={title} />{' '}
              <Link component={AppLink} href={`/admin/${path}?import=table`}>
                {intl.formatMessage({ id: 'admin.setup.workbooks.import' }, { list: title })}
              </Link>
            </Box>
          );
        })}
      </Box>
    </SectionCard>
  );
};
