import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useIntl } from 'react-intl';
import { Empty } from '../ui/Empty.tsx';
import { Page } from '../ui/Page.tsx';

/** The not-found page where there is no report at an address; it also leads to where all are listed. */
export const UnknownReport = ({ catalogue }: { catalogue: string }) => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `kit.report.${id}` });
  return (
    <Page title={text('unknown')}>
      <Card>
        <Empty icon={<SearchOff />} title={text('unknown.text')}>
          <Button variant="contained" size="small" href="/dashboard">
            {text('home')}
          </Button>
          <Button variant="outlined" size="small" href={catalogue}>
            {text('all')}
          </Button>
        </Empty>
      </Card>
    </Page>
  );
};
