import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useIntl } from 'react-intl';
import { Empty } from '../ui/Empty.tsx';
import { Page } from '../ui/Page.tsx';

/** Says that there is no report at an address, and leads to where all are listed. */
export const UnknownReport = ({ catalogue }: { catalogue: string }) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `kit.report.${id}` });
  return (
    <Page title={text('catalogue')}>
      <Card>
        <Empty icon={<SearchOff />} title={text('unknown')} text={text('unknown.text')}>
          <Button variant="outlined" size="small" href={catalogue}>
            {text('all')}
          </Button>
        </Empty>
      </Card>
    </Page>
  );
};
