import { useLanguage } from '@bidwright/shell-api';
import type { jobHooks } from '../store/jobHooks.ts';
import { firmCurrency } from '../ui/firm.ts';
import { FillButton, type FillButtonProps } from './FillButton.tsx';

interface SheetToFillProps extends Omit<FillButtonProps, 'ask'> {
  col: string;
  sub?: string;
  /** What a column may fill, as the service names it. */
  fields: readonly string[];
  /** What people call it. */
  nameOf: (field: string) => string;
}

const isWhole = (field: string) => !field.includes('.') && field !== 'id' && field !== 'version';

/** Lets people keep a workbook with the columns of a collection, called as the page calls them, which they fill in and import. */
export const sheetToFill = ({ useJobCalls }: Pick<ReturnType<typeof jobHooks>, 'useJobCalls'>) =>
  function SheetToFill({ col, sub, title, fields, nameOf, label }: SheetToFillProps) {
    // A locale may name a region beside.
    const language = useLanguage();
    const { importSheet } = useJobCalls();
    const ask = () => {
      const labels = Object.fromEntries(fields.filter(isWhole).map((field) => [field, nameOf(field)]));
      const place = { col, ...(sub && { sub }), title, labels };
      return importSheet({ ...place, language, currency: firmCurrency() });
    };
    return <FillButton title={title} ask={ask} label={label} />;
  };
