import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Button, Empty } from '@bidwright/remote-kit/ui';
import CalendarViewMonth from '@mui/icons-material/CalendarViewMonthOutlined';

interface NoAllocationsProps {
  year: number;
  /** Years that have some. */
  years: number[];
  onShow: (year: number) => void;
}

/** Nothing in this year; the nearest years that have something are one click away. */
export const NoAllocations = ({ year, years, onShow }: NoAllocationsProps) => {
  const intl = useIntl();
  const near = [years.findLast((one) => one < year), years.find((one) => one > year)];
  return (
    <Empty
      icon={<CalendarViewMonth />}
      title={intl.formatMessage({ id: 'ftes.none' }, { year: String(year) })}
      text={years.length === 0 ? intl.formatMessage({ id: 'ftes.none.ever' }) : undefined}
    >
      {near.map(
        (one) =>
          one !== undefined && (
            <Button key={one} variant="outlined" size="small" onClick={() => onShow(one)}>
              <FormattedMessage id="ftes.year.show" values={{ year: String(one) }} />
            </Button>
          ),
      )}
    </Empty>
  );
};
